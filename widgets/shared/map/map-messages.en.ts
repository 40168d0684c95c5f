import ownMessages from './map.en.json' with { type: 'json' };

/** The messages of a map, to be compiled by the build. */
export const messages = { ...ownMessages };
