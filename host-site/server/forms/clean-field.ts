import { normalizeEmail } from '../../../widgets/shared/submissions/email.ts';
import { normalizeMessage } from '../../../widgets/shared/submissions/field-kinds.ts';
import { type FieldModel, stripInvisible } from '../../../widgets/shared/submissions/form-model.ts';

/** Fields of the forms without a definition whose values are codes, of letters, digits and separators. */
const codes = new Set(['LoyaltyNumber', 'PostalCode', 'Zip', 'Pin', 'SkillAnswer']);

/**
 * Cleans what someone typed or pasted into a field, as our scripts do: without characters that no one sees, trimmed, and
 * with ordinary digits and letters in place of full-width ones in a code, which is what has a mask. Several lines keep all
 * but their outer white space.
 */
export function cleanField(name: string, value: string, { lines, mask }: Partial<FieldModel> = {}): string {
  if (lines) return normalizeMessage(value);
  if (name === 'Email') return normalizeEmail(value) || stripInvisible(value);
  if (mask || codes.has(name))
    return value
      .replace(/\p{DI}/gu, '')
      .normalize('NFKC')
      .trim();
  return stripInvisible(value);
}
