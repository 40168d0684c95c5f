import provinces from '../submissions/provinces.fr.json' with { type: 'json' };
import hours from './store-hours.fr.json' with { type: 'json' };

/** Messages about stores, used wherever they are shown: hours, days, and the names of the provinces. */
export const messages = { ...hours, ...provinces };
