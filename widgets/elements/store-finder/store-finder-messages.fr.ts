import places from '../../shared/places/places.fr.json' with { type: 'json' };
import { messages as stores } from '../../shared/stores/store-messages.fr.ts';
import ownMessages from './store-finder.fr.json' with { type: 'json' };

/** All messages of the finder, to be compiled by the build. */
export const messages = { ...stores, ...places, ...ownMessages };
