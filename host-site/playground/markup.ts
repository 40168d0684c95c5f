import { escapeHtml } from '../sources/escape-html.ts';

/** Attributes by name; `true` writes a boolean attribute. */
export type Attributes = Readonly<Record<string, string | number | true>>;

/** A description with its code names, which are between backticks. */
export const formatDescription = (text: string): string => escapeHtml(text).replace(/`([^`]+)`/g, '<code>$1</code>');

/** HTML of an element; `children` is markup. */
export function formatTag(tag: string, attributes: Attributes, children = ''): string {
  const list = Object.entries(attributes).map(([name, value]) =>
    value === true ? ` ${name}` : ` ${name}="${escapeHtml(`${value}`)}"`,
  );
  return `<${tag}${list.join('')}>${children}</${tag}>`;
}
