import { importLibrary, setOptions } from '@googlemaps/js-api-loader';
import { adoptStyles } from '../../widgets/shared/element/adopt-styles.ts';
import { mountGoogleMap } from '../../widgets/shared/google/google-map.ts';
import { createGooglePlaces } from '../../widgets/shared/google/google-places.ts';
import { createGoogleLoader, type GoogleLoader } from '../../widgets/shared/google/load-google-maps.ts';
import type { Locale } from '../../widgets/shared/locale/locale.ts';
import { createTranslate } from '../../widgets/shared/locale/messages.ts';
import styles from '../../widgets/shared/map/map.css';
import { messages as english } from '../../widgets/shared/map/map-messages.en.ts';
import { messages as french } from '../../widgets/shared/map/map-messages.fr.ts';
import type { MapMarker } from '../../widgets/shared/map/marker-store.ts';
import type { MapHandle, MapOptions } from '../../widgets/shared/map/mount-map.ts';

type LoaderOptions = Parameters<typeof createGoogleLoader>[0];

declare global {
  interface Window {
    /** Our side, as a widget calls it; `second` is that of another bundle on the same page. */
    first: Door;
    second: Door;
    map: MapHandle;
    /** What the map told its page, and the states that loaders went through, in order. */
    mapEvents: [event: string, detail: unknown][];
    states: string[];
    stopListening?: () => void;
  }
}

const translate = (locale: Locale) => createTranslate(locale === 'fr' ? french : english) as MapOptions['t'];
const tell = (event: string) => (detail: unknown) => window.mapEvents.push([event, detail]);

const door = {
  createLoader(options: LoaderOptions = {}): GoogleLoader {
    const loader = createGoogleLoader({ key: 'key', ...options });
    window.states = [loader.state];
    window.stopListening?.();
    window.stopListening = loader.subscribe((state) => window.states.push(state));
    return loader;
  },
  /** The message of what a promise rejects with, or what it resolves with. */
  settle: (promise: Promise<unknown>) =>
    promise.then(
      () => 'fine',
      (cause: Error) => cause.message,
    ),
  createPlaces: createGooglePlaces,
  async mount(markers: readonly MapMarker[], locale: Locale, loaderOptions: LoaderOptions = {}) {
    const loader = door.createLoader(loaderOptions);
    const google = await loader.load('maps');
    const host = document.getElementById('map') as HTMLElement;
    const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
    adoptStyles(root, [':host { display: block; height: 100%; } * { box-sizing: border-box; }', styles]);
    window.mapEvents = [];
    const options = {
      markers,
      locale,
      t: translate(locale),
      language: loader.language,
      onChosen: tell('chosen'),
      onClusterChosen: tell('cluster'),
      onPointed: tell('pointed'),
      onMoved: tell('moved'),
    };
    window.map = mountGoogleMap(root, options, google);
  },
  setLocale: (locale: Locale) => window.map.setLocale(locale, translate(locale)),
  /** Loads Google's maps as a page does by itself, with Google's own loader. */
  async loadAsPage(key: string, language: string) {
    setOptions({ key, language });
    await importLibrary('maps');
  },
  /** Prepares Google's loader as a page does that needs nothing of it yet. */
  prepareAsPage: (key: string, language: string) => setOptions({ key, language }),
};
type Door = typeof door;

window[import.meta.url.endsWith('second') ? 'second' : 'first'] = door;
document.documentElement.dataset.ready = `${Number(document.documentElement.dataset.ready ?? 0) + 1}`;
