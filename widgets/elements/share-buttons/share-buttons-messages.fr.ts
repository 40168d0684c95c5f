import ownMessages from './share-buttons.fr.json' with { type: 'json' };

/** Messages of `<vitrine-share-buttons>` in French. */
export const messages = ownMessages;
