import type { Locale } from '../../shared/locale/locale.ts';
import { createTranslate } from '../../shared/locale/messages.ts';
import type { MapTranslate } from '../../shared/map/map-message-keys.ts';
import { messages as en } from '../../shared/map/map-messages.en.ts';
import { messages as fr } from '../../shared/map/map-messages.fr.ts';

/** Translates the messages of the map's controls by locale, for our map and Google's. */
export const translateMap: Record<Locale, MapTranslate> = { en: createTranslate(en), fr: createTranslate(fr) };
