import type { Attribute } from '../shared/element/contract.ts';

/** An attribute's type in TypeScript. */
export function formatType(attribute: Attribute): string {
  if (attribute.type === 'json') return 'unknown';
  if (attribute.type === 'origin' || attribute.type === 'address') return 'string';
  if (attribute.type !== 'string' || !attribute.values) return attribute.type;
  return attribute.values
    .filter(Boolean)
    .map((value) => `'${value}'`)
    .join(' | ');
}

/** The type of what markup and components give for an attribute. */
export function formatGivenType(attribute: Attribute): string {
  const isGuessed = attribute.type === 'boolean' && attribute.isGuessed;
  return isGuessed ? `${formatType(attribute)} | 'false'` : formatType(attribute);
}

/** The type of the element's property for an attribute: also the empty text, where that stands for none. */
export function formatPropertyType(attribute: Attribute): string {
  const isChoice = attribute.type === 'string' && attribute.values !== undefined;
  return isChoice && attribute.default === '' ? `${formatType(attribute)} | ''` : formatType(attribute);
}

/** An attribute's default for readers; empty for none. */
export function formatDefault(attribute: Attribute): string {
  if (attribute.type === 'boolean') return 'false';
  return attribute.type === 'json' ? JSON.stringify(attribute.default) : String(attribute.default);
}
