import texts from './gift-balance.fr.json' with { type: 'json' };

/** Texts of `<vitrine-gift-balance>` in French. */
export const messages = { ...texts };
