import { type Locale, locales } from '../../../widgets/shared/locale/locale.ts';
import contestEn from '../../../widgets/shared/submissions/contest-consent.en.json' with { type: 'json' };
import contestFr from '../../../widgets/shared/submissions/contest-consent.fr.json' with { type: 'json' };
import { contestConsents } from '../../../widgets/shared/submissions/contest-rules.ts';
import newsletterEn from '../../../widgets/shared/submissions/newsletter-consent.en.json' with { type: 'json' };
import newsletterFr from '../../../widgets/shared/submissions/newsletter-consent.fr.json' with { type: 'json' };
import { forms } from '../forms/definitions/form-definitions.ts';
import { fillMessage } from '../forms/plain-forms/fill-message.ts';
import type { Session } from './database.ts';

/** The purpose of each checkbox of a contest entry; its text is stored as `contest-<purpose>`. */
export const contestPurposes = {
  PrivacyAccepted: 'privacy',
  TermsAccepted: 'terms',
  NewsletterOptIn: 'newsletter',
} as const satisfies Record<keyof typeof contestConsents, string>;

function listContestTexts(): WrittenText[] {
  return Object.entries(contestPurposes).flatMap(([field, purpose]) => {
    const key = contestConsents[field as keyof typeof contestConsents];
    const name = `contest-${purpose}`;
    return [
      { name, version: contestEn.consentVersion, language: 'en', wording: contestEn[key] },
      { name, version: contestFr.consentVersion, language: 'fr', wording: contestFr[key] },
    ];
  });
}

/** A text of a file, which names the retailer by placeholders. */
interface WrittenText extends ConsentText {
  language: Locale;
}

/** One wording of a consent text, in one language. */
export interface ConsentText {
  name: string;
  version: string;
  language: string;
  wording: string;
}

const writtenTexts: readonly WrittenText[] = [
  { name: 'newsletter', version: newsletterEn.consentVersion, language: 'en', wording: newsletterEn.consent },
  { name: 'newsletter', version: newsletterFr.consentVersion, language: 'fr', wording: newsletterFr.consent },
  ...forms.flatMap(({ name, consent }) =>
    locales.map((language) => {
      const { consentVersion: version, consent: wording } = consent[language];
      return { name, version, language, wording };
    }),
  ),
  ...listContestTexts(),
];

/** The texts that our forms show today, with the retailer's names filled in. */
const servedConsentTexts: readonly ConsentText[] = writtenTexts.map((text) => ({
  ...text,
  wording: fillMessage(text.wording, text.language),
}));

/** A wording as the visitor read it: the tags that name its links are in none of them. */
export const withoutMarkup = (wording: string): string => wording.replace(/<\/?\w+>/g, '');

/**
 * Stores the exact wording of each text; stored wordings never change. Returns the texts whose wording differs from the
 * stored one of the same version, which should have received a new version.
 */
export async function storeConsentTexts(
  session: Session,
  texts: readonly ConsentText[] = servedConsentTexts,
): Promise<ConsentText[]> {
  const reworded: ConsentText[] = [];
  for (const { name, version, language, wording } of texts) {
    const [added] = await session.query<{ known: number }>(
      `with added as (
         insert into consent_texts (name, version, language, wording) values ($1, $2, $3, $4)
         on conflict do nothing returning id
       )
       select count(*) as known from consent_texts
       where name = $1 and version = $2 and language = $3 and exists (select from added)`,
      [name, version, language, wording],
    );
    if (added && added.known > 0) reworded.push({ name, version, language, wording });
  }
  return reworded;
}
