import type { Attribute } from './contract.ts';

/** The value that an attribute's text stands for. What cannot be read is told to `refuse` once and becomes the default. */
export function parseAttribute(attribute: Attribute, text: string | null, refuse: (expected: string) => void): unknown {
  // A framework that does not know the element yet writes a property that is false as text.
  if (attribute.type === 'boolean') return text !== null && text !== 'false';
  if (text === null) return attribute.default;
  if (attribute.type === 'json') {
    try {
      return JSON.parse(text);
    } catch {
      refuse('JSON');
    }
  } else if (attribute.type === 'number') {
    const number = Number(text);
    if (text.trim() && number >= (attribute.min ?? number) && number <= (attribute.max ?? number)) return number;
    refuse('number');
  } else {
    if (!attribute.values || attribute.values.includes(text)) return text;
    refuse(attribute.values.filter(Boolean).join('|'));
  }
  return attribute.default;
}

/** The attribute text for a property's value; null takes the attribute away. */
export function formatAttribute(attribute: Attribute, value: unknown): string | null {
  if (attribute.type === 'boolean') return value ? '' : null;
  return value === null || value === undefined ? null : String(value);
}
