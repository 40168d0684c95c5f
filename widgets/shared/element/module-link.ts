/** A link that fetches a module without running it, once it is in the page. */
export function createModuleLink(url: string): HTMLLinkElement {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = url;
  return link;
}
