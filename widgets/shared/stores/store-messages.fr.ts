import provinces from '../submissions/provinces.fr.json' with { type: 'json' };
import hours from './store-hours.fr.json' with { type: 'json' };

export const messages = { ...hours, ...provinces };
