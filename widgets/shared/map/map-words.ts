import type { MessageKey, Translate } from '../locale/messages.ts';
import type texts from './map.en.json';

/** Keys of the map's texts (map.en.json, map.fr.json). */
export type MapKey = MessageKey<typeof texts>;
/** Translates the map's texts. */
export type MapTranslate = Translate<MapKey>;
