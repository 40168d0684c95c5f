import type { MessageKey, Translate } from '../locale/messages.ts';
import type texts from './map.en.json';

/** The map's own words (map.en.json, map.fr.json); whoever mounts it has them among its messages. */
export type MapKey = MessageKey<typeof texts>;
export type MapTranslate = Translate<MapKey>;
