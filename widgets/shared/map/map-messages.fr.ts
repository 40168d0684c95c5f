import ownMessages from './map.fr.json' with { type: 'json' };

/** The messages of a map, to be compiled by the build. */
export const messages = { ...ownMessages };
