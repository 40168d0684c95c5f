import ownMessages from './photo-wall.fr.json' with { type: 'json' };

/** Messages of `<vitrine-photo-wall>` in French. */
export const messages = ownMessages;
