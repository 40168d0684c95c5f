import { addStyles } from '../../widgets/shared/element/adopt-styles.ts';
import { createGooglePlaces } from '../../widgets/shared/google/google-places.ts';
import {
  type GoogleLoader,
  type GoogleSettings,
  openGoogleLoader,
} from '../../widgets/shared/google/load-google-maps.ts';
import { mountGoogleMap } from '../../widgets/shared/google/mount-google-map.ts';
import type { Locale } from '../../widgets/shared/locale/locale.ts';
import { createTranslate } from '../../widgets/shared/locale/messages.ts';
import styles from '../../widgets/shared/map/map.css';
import type { MapHandle, MapOptions } from '../../widgets/shared/map/map-handle.ts';
import { messages as english } from '../../widgets/shared/map/map-messages.en.ts';
import { messages as french } from '../../widgets/shared/map/map-messages.fr.ts';
import type { MapMarker } from '../../widgets/shared/map/marker-set.ts';

type LoaderOptions = Partial<GoogleSettings>;

declare global {
  interface Window {
    /** Our code as a widget calls it; `second` is that of another bundle on the same page. */
    first: Door;
    second: Door;
    map: MapHandle;
    /** What the map reported to its page, and the loaders' states, in order. */
    mapEvents: [event: string, detail: unknown][];
    states: string[];
    stopListening?: () => void;
  }
}

const translate = (locale: Locale) => createTranslate(locale === 'fr' ? french : english) as MapOptions['t'];
const tell = (event: string) => (detail: unknown) => window.mapEvents.push([event, detail]);

const door = {
  createLoader(options: LoaderOptions = {}): GoogleLoader {
    const loader = openGoogleLoader({ apiKey: 'key', version: 'quarterly', region: 'CA', ...options });
    window.states = [loader.state];
    window.stopListening?.();
    window.stopListening = loader.subscribe((state) => window.states.push(state));
    return loader;
  },
  /** The message that a promise rejects with, or the value it resolves with. */
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
    addStyles(root, ':host { display: block; height: 100%; } * { box-sizing: border-box; }', styles);
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
  /** Does what Google's inline snippet does in a page that does not need maps yet. */
  prepareAsPage(key: string) {
    let script: Promise<void> | undefined;
    const addScript = (resolve: () => void, reject: (cause: Error) => void) => {
      const tag = document.createElement('script');
      tag.src = `https://maps.googleapis.com/maps/api/js?${new URLSearchParams({ key, callback: 'google.maps.__ib__' })}`;
      tag.onerror = () => {
        script = undefined;
        reject(new Error('The page has no maps.'));
      };
      Object.assign(window.google.maps, { __ib__: resolve });
      document.head.append(tag);
    };
    const importLibrary = async (name: string) => {
      script ??= new Promise<void>(addScript);
      await script;
      return window.google.maps.importLibrary(name);
    };
    Object.assign(window, { google: { maps: { importLibrary } } });
  },
};
type Door = typeof door;

window[import.meta.url.endsWith('second') ? 'second' : 'first'] = door;
document.documentElement.dataset.ready = `${Number(document.documentElement.dataset.ready ?? 0) + 1}`;
