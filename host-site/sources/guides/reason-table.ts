import type { Locale } from '../../../widgets/shared/locale/locale.ts';
import { type ReasonCode, reasonCodes } from '../../../widgets/shared/submissions/reason-codes.ts';
import en from '../../content/reason-codes.en.json' with { type: 'json' };
import fr from '../../content/reason-codes.fr.json' with { type: 'json' };
import { formatTable } from './format-table.ts';

/** The words for each code; one without them does not compile. */
const texts: Readonly<Record<Locale, { heads: string[]; codes: Record<ReasonCode, string[]> }>> = { en, fr };

/** Markdown of the codes that events and the service's JSON carry. */
export function describeReasons(locale: Locale): string {
  const { heads, codes } = texts[locale];
  return formatTable(
    heads,
    reasonCodes.map((code) => [`\`${code}\``, ...codes[code]]),
  );
}
