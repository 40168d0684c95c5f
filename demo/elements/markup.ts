export type Attributes = Record<string, string | number | true>;
/** The kit's own server renderer, of which a page may make use: HTML with a declarative shadow root. */
export type RenderWidget = (
  tag: string,
  attributes: Attributes,
  options: { base: string; serviceOrigin: string },
) => string;

export const escapeHtml = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');

/** An element as a page's author writes it; `children` is markup. */
export function formatTag(tag: string, attributes: Attributes, children = ''): string {
  const list = Object.entries(attributes).map(([name, value]) =>
    value === true ? ` ${name}` : ` ${name}="${escapeHtml(`${value}`)}"`,
  );
  return `<${tag}${list.join('')}>${children}</${tag}>`;
}
