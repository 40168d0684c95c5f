import texts from './loading-overlay.en.json' with { type: 'json' };

/** Texts of `<vitrine-loading-overlay>` in English. */
export const messages = { ...texts };
