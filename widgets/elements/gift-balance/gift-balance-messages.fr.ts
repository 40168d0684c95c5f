import ownMessages from './gift-balance.fr.json' with { type: 'json' };

/** Messages of `<vitrine-gift-balance>` in French. */
export const messages = { ...ownMessages };
