/** A link that, once it is in the page, fetches a module without running it. */
export function createModuleLink(url: string): HTMLLinkElement {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = url;
  return link;
}
