import places from '../../shared/places/places.fr.json' with { type: 'json' };
import provinces from '../../shared/submissions/provinces.fr.json' with { type: 'json' };

/** All messages of the search box, to be compiled by the build. */
export const messages = { ...places, ...provinces };
