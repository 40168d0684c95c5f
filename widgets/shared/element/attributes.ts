import { toLocale } from '../locale/locale.ts';
import type { Attribute } from './contract.ts';
import { readAddress, readOrigin } from './web-address.ts';

/** What a declaration says itself: Sugar gives every object of the page `values`, `min` and `max`. */
const readOwn = <A extends Attribute>(attribute: A): A => Object.assign(Object.create(null), attribute);

/** Parses an attribute's text. An invalid text is reported to `refuse` once and becomes the default. */
export function parseAttribute(attribute: Attribute, text: string | null, refuse: (expected: string) => void): unknown {
  // A framework that does not know the element yet writes a false property as text.
  if (attribute.type === 'boolean') return text !== null && text !== 'false';
  if (text === null) return attribute.default;
  let expected: string;
  if (attribute.type === 'json') {
    try {
      return JSON.parse(text);
    } catch {
      expected = 'JSON';
    }
  } else if (attribute.type === 'number') {
    const number = Number(text);
    const { min = number, max = number } = readOwn(attribute);
    if (text.trim() && number >= min && number <= max) return number;
    expected = 'a valid number';
  } else if (attribute.type === 'string') {
    const { values, isLanguage } = readOwn(attribute);
    const value = (isLanguage && toLocale(text)) || text;
    if (!values || values.includes(value)) return value;
    expected = `one of ${values.filter(Boolean).join(', ')}`;
  } else {
    const isOrigin = attribute.type === 'origin';
    const address = (isOrigin ? readOrigin : readAddress)(text);
    if (!text || address) return isOrigin ? address : text;
    expected = isOrigin ? 'an https origin' : 'an https address';
  }
  refuse(expected);
  return attribute.default;
}

/** The attribute text for a property's value; null removes the attribute. */
export function formatAttribute(attribute: Attribute, value: unknown): string | null {
  // Vue and React 19 set as a property what a template says in text: `sandbox="false"` is not `sandbox`.
  if (attribute.type === 'boolean') return value === 'false' ? value : value ? '' : null;
  return value === null || value === undefined ? null : String(value);
}
