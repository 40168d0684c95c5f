import texts from './gift-balance.en.json' with { type: 'json' };

/** Texts of `<vitrine-gift-balance>` in English. */
export const messages = { ...texts };
