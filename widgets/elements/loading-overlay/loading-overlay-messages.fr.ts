import ownMessages from './loading-overlay.fr.json' with { type: 'json' };

/** Messages of `<vitrine-loading-overlay>` in French. */
export const messages = { ...ownMessages };
