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

/** An attribute's default for readers; empty for none. */
export function formatDefault(attribute: Attribute): string {
  if (attribute.type === 'boolean') return 'false';
  return attribute.type === 'json' ? JSON.stringify(attribute.default) : String(attribute.default);
}
