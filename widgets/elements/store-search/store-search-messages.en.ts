import places from '../../shared/places/places.en.json' with { type: 'json' };
import provinces from '../../shared/submissions/provinces.en.json' with { type: 'json' };

/** All messages of the search box, to be compiled by the build. */
export const messages = { ...places, ...provinces };
