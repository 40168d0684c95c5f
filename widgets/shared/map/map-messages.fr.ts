import texts from './map.fr.json' with { type: 'json' };

/** The texts of a map, to be compiled by the build. */
export const messages = { ...texts };
