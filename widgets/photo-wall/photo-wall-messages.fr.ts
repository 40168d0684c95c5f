import texts from './photo-wall.fr.json' with { type: 'json' };

/** Texts of `<vitrine-photo-wall>` in French. */
export const messages = texts;
