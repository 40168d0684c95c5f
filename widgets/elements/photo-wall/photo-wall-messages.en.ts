import ownMessages from './photo-wall.en.json' with { type: 'json' };

/** Messages of `<vitrine-photo-wall>` in English. */
export const messages = ownMessages;
