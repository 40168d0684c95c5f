/** A text in both languages. */
export type LocalizedText = Record<'en' | 'fr', string>;

/** Contest details that a page may pass; the service decides whether the contest is open. */
function writeDetails(
  id: string,
  hasPin: boolean,
  titles: LocalizedText,
  opens: LocalizedText,
  closes: LocalizedText,
): LocalizedText {
  const contest = { id, hasPin, state: 'open', hasSkillQuestion: true, memberChances: 3 };
  return {
    en: JSON.stringify({
      ...contest,
      title: titles.en,
      opens: opens.en,
      closes: closes.en,
      prizes: ['A shopping spree'],
      eligibility: 'You may enter if you live in Canada.',
      rulesUrl: '/en/contestrules',
    }),
    fr: JSON.stringify({
      ...contest,
      title: titles.fr,
      opens: opens.fr,
      closes: closes.fr,
      prizes: ['Une virée de magasinage'],
      eligibility: 'Vous pouvez participer si vous résidez au Canada.',
      rulesUrl: '/fr/contestrules',
    }),
  };
}

/** Details of the promotion that anyone may enter. */
export const fallDetails = writeDetails(
  'fall-promotion',
  false,
  { en: 'Fall into Home', fr: 'L’automne à la maison' },
  { en: 'November 2, 2026', fr: '2\u00a0novembre 2026' },
  { en: 'December 13, 2026', fr: '13\u00a0décembre 2026' },
);
/** Details of the contest for a PIN. */
export const moversDetails = writeDetails(
  'new-movers',
  true,
  { en: 'Welcome Home', fr: 'Bienvenue chez vous' },
  { en: 'October 5, 2026', fr: '5\u00a0octobre 2026' },
  { en: 'March 31, 2027', fr: '31\u00a0mars 2027' },
);
