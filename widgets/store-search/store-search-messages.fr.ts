import places from '../shared/places/places.fr.json' with { type: 'json' };
import provinces from '../shared/submissions/provinces.fr.json' with { type: 'json' };

export const messages = { ...places, ...provinces };
