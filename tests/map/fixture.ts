import { addStyles } from '../../widgets/shared/element/adopt-styles.ts';
import { createTranslate } from '../../widgets/shared/locale/messages.ts';
import { fetchBaseMap } from '../../widgets/shared/map/fetch-base-map.ts';
import styles from '../../widgets/shared/map/map.css';
import type { MapHandle, MapOptions } from '../../widgets/shared/map/map-handle.ts';
import { messages as english } from '../../widgets/shared/map/map-messages.en.ts';
import { messages as french } from '../../widgets/shared/map/map-messages.fr.ts';
import { mountMap } from '../../widgets/shared/map/mount-map.ts';

declare global {
  interface Window {
    map: MapHandle;
    /** What the map reported to its page, in order. */
    mapEvents: [event: string, detail: unknown][];
  }
}

const { lang, dataset } = document.documentElement;
const locale = lang.startsWith('fr') ? 'fr' : 'en';
const t = createTranslate(locale === 'fr' ? french : english) as MapOptions['t'];
const tell = (event: string) => (detail: unknown) => window.mapEvents.push([event, detail]);

const host = document.getElementById('map') as HTMLElement;
const root = host.attachShadow({ mode: 'open' });
addStyles(root, ':host { display: block; height: 100%; } * { box-sizing: border-box; }', styles);
const [baseMap, markers] = await Promise.all([
  fetchBaseMap('/canada-1.bin'),
  fetch(dataset.markers ?? '').then((response) => response.json()),
]);
window.mapEvents = [];
window.map = mountMap(root, {
  baseMap,
  markers,
  locale,
  t,
  onChosen: tell('chosen'),
  onClusterChosen: tell('cluster'),
  onPointed: tell('pointed'),
  onMoved: tell('moved'),
});
document.documentElement.dataset.ready = 'true';
