/** Attributes by name; `true` writes a boolean attribute. */
export type Attributes = Record<string, string | number | true>;
/** The kit's own server renderer, which a page may use: returns HTML with a declarative shadow root. */
export type RenderWidget = (
  tag: string,
  attributes: Attributes,
  options: { base: string; serviceOrigin: string; styles?: 'inline' | 'link' },
) => string;

/** Escapes text for use as content or in a double-quoted attribute. */
export const escapeHtml = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');

/** HTML of an element; `children` is markup. */
export function formatTag(tag: string, attributes: Attributes, children = ''): string {
  const list = Object.entries(attributes).map(([name, value]) =>
    value === true ? ` ${name}` : ` ${name}="${escapeHtml(`${value}`)}"`,
  );
  return `<${tag}${list.join('')}>${children}</${tag}>`;
}
