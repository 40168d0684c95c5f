import places from '../shared/places/places.fr.json' with { type: 'json' };
import { messages as stores } from '../shared/stores/store-messages.fr.ts';
import texts from './store-finder.fr.json' with { type: 'json' };

export const messages = { ...stores, ...places, ...texts };
