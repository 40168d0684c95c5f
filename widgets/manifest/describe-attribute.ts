import type { Attribute } from '../shared/element/contract.ts';

/** An attribute's type as TypeScript writes it. */
export function formatType(attribute: Attribute): string {
  if (attribute.type === 'json') return 'unknown';
  if (attribute.type !== 'string' || !attribute.values) return attribute.type;
  return attribute.values
    .filter(Boolean)
    .map((value) => `'${value}'`)
    .join(' | ');
}

/** An attribute's default as somebody reads it; empty for none. */
export function formatDefault(attribute: Attribute): string {
  if (attribute.type === 'boolean') return 'false';
  return attribute.type === 'json' ? JSON.stringify(attribute.default) : String(attribute.default);
}
