import type { MessageKey, Translate } from '../locale/messages.ts';
import type messages from './map.en.json';

/** Keys of the map's messages (map.en.json, map.fr.json). */
export type MapMessageKey = MessageKey<typeof messages>;
/** Translates the map's messages. */
export type MapTranslate = Translate<MapMessageKey>;
