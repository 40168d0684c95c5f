import texts from './map.en.json' with { type: 'json' };

/** The texts of a map, to be compiled by the build. */
export const messages = { ...texts };
