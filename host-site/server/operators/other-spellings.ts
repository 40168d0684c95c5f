import type { OtherSpelling } from '../database/personal-data.ts';

/** Names the other spellings of a mailbox under which something is stored, and how to include them; nothing for none. */
export function describeSpellings(others: readonly OtherSpelling[], verb: string): string[] {
  if (others.length === 0) return [];
  const list = others.map(({ email, submissions }) => `${email} (${submissions})`).join(', ');
  return [`Other spellings of the same mailbox, with their submissions: ${list}; --all-spellings ${verb} them too`];
}
