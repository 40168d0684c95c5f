import texts from './share-buttons.en.json' with { type: 'json' };

/** Texts of `<vitrine-share-buttons>` in English. */
export const messages = texts;
