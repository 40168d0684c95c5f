import ownMessages from './loading-overlay.en.json' with { type: 'json' };

/** Messages of `<vitrine-loading-overlay>` in English. */
export const messages = { ...ownMessages };
