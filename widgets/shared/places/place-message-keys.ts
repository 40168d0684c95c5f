import type { MessageKey, Translate } from '../locale/messages.ts';
import type { Province } from '../stores/store.ts';
import type messages from './places.en.json';

/** Keys of places.en.json and .fr.json, and the names of the provinces. */
export type PlaceMessageKey = MessageKey<typeof messages> | Province;
/** Translates the messages of the search box. */
export type PlaceTranslate = Translate<PlaceMessageKey>;
