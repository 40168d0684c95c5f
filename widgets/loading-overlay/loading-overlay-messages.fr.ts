import texts from './loading-overlay.fr.json' with { type: 'json' };

/** Texts of `<vitrine-loading-overlay>` in French. */
export const messages = { ...texts };
