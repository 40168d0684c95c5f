import ownMessages from './consent-banner.fr.json' with { type: 'json' };

/** Messages of `<vitrine-consent-banner>` in French. */
export const messages = { ...ownMessages };
