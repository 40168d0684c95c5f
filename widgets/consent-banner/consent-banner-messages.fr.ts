import texts from './consent-banner.fr.json' with { type: 'json' };

/** Texts of `<vitrine-consent-banner>` in French. */
export const messages = { ...texts };
