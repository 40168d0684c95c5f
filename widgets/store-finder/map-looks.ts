import { addStyles } from '../shared/element/adopt-styles.ts';
import type { Locale } from '../shared/locale/locale.ts';
import { createTranslate } from '../shared/locale/messages.ts';
import styles from '../shared/map/map.css';
import { messages as en } from '../shared/map/map-messages.en.ts';
import { messages as fr } from '../shared/map/map-messages.fr.ts';
import type { MapTranslate } from '../shared/map/map-words.ts';

/** The words of a map's own controls, whoever draws the ground. */
export const mapWords: Record<Locale, MapTranslate> = { en: createTranslate(en), fr: createTranslate(fr) };

/** Gives the shadow root of a map's element the map's styles. */
export function dressMap(host: HTMLElement): void {
  addStyles(host.getRootNode() as ShadowRoot, styles);
}
