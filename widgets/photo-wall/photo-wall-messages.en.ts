import texts from './photo-wall.en.json' with { type: 'json' };

/** Texts of `<vitrine-photo-wall>` in English. */
export const messages = texts;
