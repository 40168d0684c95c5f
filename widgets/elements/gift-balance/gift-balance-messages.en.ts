import ownMessages from './gift-balance.en.json' with { type: 'json' };

/** Messages of `<vitrine-gift-balance>` in English. */
export const messages = { ...ownMessages };
