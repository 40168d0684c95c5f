/**
 * Texts of the kit that speak of what the sample sells, by file: a retailer writes its own. A group stands for all of its
 * texts.
 */
export const ownersTexts: Readonly<Record<string, readonly string[]>> = {
  home: ['title', 'description', 'kicker', 'headline', 'lead', 'leadArt', 'storesLead'],
  site: ['footerLine', 'disclaimerWithoutProgram'],
  contact: ['description', 'lead'],
  newsletter: ['description', 'headline', 'lead', 'art', 'reasons'],
};

/** The same texts about a kind of content, by its folder, which is also their file: needed once the retailer has some. */
export const ownersContentTexts: Readonly<Record<string, readonly string[]>> = {
  articles: ['description', 'headline', 'lead'],
  'fab-finds': ['description', 'kicker', 'headline', 'lead', 'steps'],
};
