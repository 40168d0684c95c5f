import texts from './consent-banner.en.json' with { type: 'json' };

/** Texts of `<vitrine-consent-banner>` in English. */
export const messages = { ...texts };
