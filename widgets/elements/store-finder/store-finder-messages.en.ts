import places from '../../shared/places/places.en.json' with { type: 'json' };
import { messages as stores } from '../../shared/stores/store-messages.en.ts';
import ownMessages from './store-finder.en.json' with { type: 'json' };

/** All messages of the finder, to be compiled by the build. */
export const messages = { ...stores, ...places, ...ownMessages };
