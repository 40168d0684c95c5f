import type { Locale } from '../shared/locale/locale.ts';
import { createTranslate } from '../shared/locale/messages.ts';
import { messages as en } from '../shared/map/map-messages.en.ts';
import { messages as fr } from '../shared/map/map-messages.fr.ts';
import type { MapTranslate } from '../shared/map/map-words.ts';

/** Texts of the map's controls, for our map and Google's. */
export const mapTexts: Record<Locale, MapTranslate> = { en: createTranslate(en), fr: createTranslate(fr) };
