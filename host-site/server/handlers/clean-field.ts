import { normalizeMessage } from '../../../widgets/shared/submissions/contact-rules.ts';
import { normalizeEmail } from '../../../widgets/shared/submissions/email.ts';

/** Fields whose values are codes, of letters, digits and separators. */
const codes = new Set([
  ...['Zip', 'PostalCode', 'Pin', 'Phone', 'Extension', 'StoreNumber', 'LoyaltyNumber', 'SkillAnswer'],
]);

// Zero-width spaces, soft hyphens, direction marks and byte order marks. Not the joiners U+200C and U+200D, which
// spelling needs in some languages.
const invisible = /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/g;

/**
 * Cleans what someone typed or pasted into a field, as our scripts do: without characters that no one sees, trimmed, and
 * with ordinary digits and letters in place of full-width ones in a code. A message keeps all but its outer white space.
 */
export function cleanField(name: string, value: string): string {
  if (name === 'Message') return normalizeMessage(value);
  if (name === 'Email') return normalizeEmail(value);
  if (codes.has(name))
    return value
      .replace(/\p{DI}/gu, '')
      .normalize('NFKC')
      .trim();
  return value.replace(invisible, '').trim();
}
