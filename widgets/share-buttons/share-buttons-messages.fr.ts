import texts from './share-buttons.fr.json' with { type: 'json' };

/** Texts of `<vitrine-share-buttons>` in French. */
export const messages = texts;
