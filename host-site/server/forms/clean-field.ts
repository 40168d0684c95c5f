import { contactModel, normalizeMessage } from '../../../widgets/shared/submissions/contact-rules.ts';
import { normalizeEmail } from '../../../widgets/shared/submissions/email.ts';
import { listMasks, stripInvisible } from '../../../widgets/shared/submissions/form-model.ts';

/** Fields whose values are codes, of letters, digits and separators: those with a mask, and some of other forms. */
const codes = new Set([...Object.keys(listMasks(contactModel)), 'Zip', 'Pin', 'SkillAnswer']);

/**
 * Cleans what someone typed or pasted into a field, as our scripts do: without characters that no one sees, trimmed, and
 * with ordinary digits and letters in place of full-width ones in a code. A message keeps all but its outer white space.
 */
export function cleanField(name: string, value: string): string {
  if (name === 'Message') return normalizeMessage(value);
  if (name === 'Email') return normalizeEmail(value) || stripInvisible(value);
  if (codes.has(name))
    return value
      .replace(/\p{DI}/gu, '')
      .normalize('NFKC')
      .trim();
  return stripInvisible(value);
}
