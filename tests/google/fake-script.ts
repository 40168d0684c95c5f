import { mapClasses } from './fake-map.ts';
import { createModuleLoader } from './fake-needs.ts';
import { calls, createPlaces, type PlaceMode } from './fake-places.ts';

/** The stand-in for Google's script in the page; the server wraps it in a function of `request`. */
declare const request: { address: string; mode: string; loadsFurther: boolean };

declare global {
  interface Window {
    /** What tests read and control; Google has nothing like it. */
    fakeGoogle: {
      calls: typeof calls;
      maps: typeof mapClasses.Map.all;
      placeMode: PlaceMode;
      refuseKey: () => void;
    };
    gm_authFailure?: () => void;
  }
}

type Namespace = Record<string, unknown>;

const { address, mode, loadsFurther } = request;
const parameters = new URL(address).searchParams;
const page = window as unknown as { google?: { maps?: Namespace }; gm_authFailure?: () => void };
page.google ??= {};
page.google.maps ??= {};
const { maps } = page.google;
if (maps.isFake) console.error('You have included the Google Maps JavaScript API multiple times on this page.');

if (mode !== 'silent') {
  const refuseKey = () => page.gm_authFailure?.();
  window.fakeGoogle = { calls, maps: mapClasses.Map.all, placeMode: undefined, refuseKey };
  const places = createPlaces(() => window.fakeGoogle.placeMode, mode === 'legacy-only');
  const libraries: Record<string, Namespace> = {
    core: { LatLng: mapClasses.LatLng, LatLngBounds: mapClasses.LatLngBounds, event: mapClasses.event },
    maps: { Map: mapClasses.Map, OverlayView: mapClasses.OverlayView },
    places,
  };
  const bring = (name: string) => {
    const library = libraries[name];
    if (name === 'places') maps.places = library;
    else Object.assign(maps, library);
    return library;
  };
  const loadModule = createModuleLoader();
  Object.assign(maps, { isFake: true, version: '3.64.1', __gjsload__: () => undefined });
  let refusals = mode === 'no-places' ? 4 : 0;
  maps.importLibrary = async (name: string) => {
    if (loadsFurther) await loadModule(name);
    else await new Promise((resolve) => setTimeout(resolve, 10));
    if (name === 'places' && refusals-- > 0) throw new Error('The library places could not load.');
    if (!libraries[name]) throw new Error(`No library ${name}.`);
    return bring(name);
  };
  // `google.maps.__ib__` as well as a plain global function.
  const path = (parameters.get('callback') ?? '').split('.');
  const callback = path.reduce<unknown>((value, name) => (value as Namespace | undefined)?.[name], window);
  setTimeout(() => {
    if (typeof callback === 'function') callback();
    if (parameters.get('key') === 'bad') setTimeout(refuseKey);
  });
}
