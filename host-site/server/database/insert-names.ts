import { createHash } from 'node:crypto';

// More than exist; the limit keeps statements with generated text from filling the memory.
const limit = 100;
const names = new Map<string, string>();

/**
 * A name under which a connection keeps the plan of an insert, as the plan stays valid while tables grow. Undefined for
 * any other statement. The same in all processes, because a connection pooler may hand them each other's connections.
 */
export function nameInsert(text: string): string | undefined {
  const known = names.get(text);
  if (known || names.size >= limit || !/^\s*insert\b/i.test(text)) return known;
  const name = `insert_${createHash('sha256').update(text).digest('hex').slice(0, 32)}`;
  names.set(text, name);
  return name;
}
