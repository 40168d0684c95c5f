import { adoptStyles } from '../../widgets/shared/element/adopt-styles.ts';
import { createTranslate } from '../../widgets/shared/locale/messages.ts';
import { fetchBaseMap } from '../../widgets/shared/map/fetch-base-map.ts';
import styles from '../../widgets/shared/map/map.css';
import { messages } from '../../widgets/shared/map/map-messages.en.ts';
import { mountMap } from '../../widgets/shared/map/mount-map.ts';
import { openTiles } from '../../widgets/shared/map/tiles/open-tiles.ts';
import tileStyles from '../../widgets/shared/map/tiles/tiles.css';

const host = document.getElementById('map') as HTMLElement;
const root = host.attachShadow({ mode: 'open' });
adoptStyles(root, [':host { display: block; height: 100%; }', styles, tileStyles]);
const { template = '' } = document.documentElement.dataset;
window.mapEvents = [];
window.map = mountMap(root, {
  baseMap: await fetchBaseMap('/canada-1.bin'),
  openGround: openTiles({ template, attribution: 'A mapmaker', attributionLink: 'https://maps.example/' }),
  markers: [{ id: 's', name: 'Store', lat: 43.55, lng: -80.25 }],
  locale: 'en',
  t: createTranslate(messages) as never,
});
document.documentElement.dataset.ready = 'true';
