import places from '../shared/places/places.en.json' with { type: 'json' };
import { messages as stores } from '../shared/stores/store-messages.en.ts';
import texts from './store-finder.en.json' with { type: 'json' };

export const messages = { ...stores, ...places, ...texts };
