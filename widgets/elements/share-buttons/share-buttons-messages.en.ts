import ownMessages from './share-buttons.en.json' with { type: 'json' };

/** Messages of `<vitrine-share-buttons>` in English. */
export const messages = ownMessages;
