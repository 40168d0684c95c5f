import places from '../shared/places/places.en.json' with { type: 'json' };
import provinces from '../shared/submissions/provinces.en.json' with { type: 'json' };

export const messages = { ...places, ...provinces };
