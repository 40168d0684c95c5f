import type { Locale, LocalizedText } from '../../../widgets/shared/locale/locale.ts';
import english from '../../../widgets/shared/submissions/prize-line.en.json' with { type: 'json' };
import french from '../../../widgets/shared/submissions/prize-line.fr.json' with { type: 'json' };

const lines: LocalizedText = { en: english.prizeLine, fr: french.prizeLine };

/** The terms that belong beside every offer of a prize, in Markdown: the kit's own line, with a link to the rules. */
export function describePrizeTerms(locale: Locale): string {
  return lines[locale].replace(/<rules>(.+?)<\/rules>/, `[$1](/${locale}/contestrules)`);
}
