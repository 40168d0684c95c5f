import ownMessages from './consent-banner.en.json' with { type: 'json' };

/** Messages of `<vitrine-consent-banner>` in English. */
export const messages = { ...ownMessages };
