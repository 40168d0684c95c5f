import type { MessageKey, Translate } from '../locale/messages.ts';
import type { Province } from '../stores/store.ts';
import type texts from './places.en.json';

/** Texts of places.en.json and .fr.json, and the names of the provinces. */
export type PlaceKey = MessageKey<typeof texts> | Province;
/** Translates the texts of the search box. */
export type PlaceTranslate = Translate<PlaceKey>;
