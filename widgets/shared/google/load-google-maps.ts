/// <reference types="google.maps" />
import { Loader, type LoaderOptions } from '@googlemaps/js-api-loader';
import { googleMapsScript } from '../brand/google-maps-policy.ts';
import { readGlobal } from '../page/page-properties.ts';
import { listenToKeyRefusal } from './key-refusal.ts';
import { withTimeout } from './timeout.ts';

/** `google.maps`, as far as its libraries have been loaded. */
export type GoogleMaps = typeof google.maps;
/** A library of Google's script. */
export type GoogleLibrary = 'maps' | 'places';
/** SF-05: the state of Google's script on this page. */
export type LoaderState = 'initialized' | 'loading' | 'success' | 'failure';

/** Options for Google's script (SF-06). A page needs a key, or a client id of Google's older plans. */
export interface GoogleSettings
  extends Pick<LoaderOptions, 'apiKey' | 'client' | 'channel' | 'version' | 'language' | 'region' | 'mapIds'> {
  /** Timeout for all tries together, in milliseconds; 10,000 by default. */
  timeoutMs?: number;
}

/** Loads Google's script for a page and reports its state. */
export interface GoogleLoader {
  readonly state: LoaderState;
  /** Language tag of Google's maps on this page, once they are loaded; it cannot change until the next page load. */
  readonly language: string | undefined;
  /** Reports every change of state, also a key that is refused later. Returns the function that unsubscribes. */
  subscribe: (listener: (state: LoaderState) => void) => () => void;
  /**
   * Loads Google's script unless the page has it, and these libraries. After a failure it starts again; a script that
   * only timed out is awaited again.
   * @throws when four tries fail, Google does not respond in time, the page's policy forbids its script, a library is
   * missing, or Google refuses the key, which is final for the page
   */
  load: (...libraries: GoogleLibrary[]) => Promise<GoogleMaps>;
}

const findTag = () => document.querySelector<HTMLScriptElement>('script[src*="/maps/api/js"]');
const hasMaps = () => Boolean(readGlobal('google')?.maps?.importLibrary);

/** Waits until a script tag of the page's own has run or failed, within the timeout. */
async function awaitScriptOfPage(tag: HTMLScriptElement, timeoutMs: number): Promise<void> {
  const end = new Promise((resolve) => {
    for (const event of ['load', 'error']) tag.addEventListener(event, resolve, { once: true });
  });
  // A timeout of the page's own script is not a failure of ours.
  await withTimeout(end, timeoutMs, 'The script of the page').catch(() => {});
}

/**
 * Google's loader sets its script's address from a string and does not report that Trusted Types refused it. A script
 * that is not in the page fetches nothing.
 * @throws where the page enforces Trusted Types without a default policy that accepts the address
 */
function checkAddress(): void {
  document.createElement('script').src = googleMapsScript;
}

/** The state of Google's script and its subscribers. */
function createLoaderState() {
  let state: LoaderState = 'initialized';
  const listeners = new Set<(state: LoaderState) => void>();
  const set = (next: LoaderState) => {
    if (next === state) return;
    state = next;
    for (const listener of [...listeners]) listener(next);
  };
  return {
    get: () => state,
    set,
    /** All waiting calls fail together, and a refused key also fails pending loads; it is reported once. */
    fail(cause: unknown) {
      if (state === 'failure') return;
      console.error('Google Maps:', cause);
      set('failure');
    },
    subscribe(listener: (state: LoaderState) => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Aborts with an error once Google refuses the key, and reports it to `onRefused`. */
function watchKey(onRefused: (cause: Error) => void): AbortSignal {
  const refusal = new AbortController();
  listenToKeyRefusal(() => {
    if (refusal.signal.aborted) return;
    const cause = new Error('Google refused the key.');
    refusal.abort(cause);
    onRefused(cause);
  });
  return refusal.signal;
}

/** The language of Google's maps on this page; without one Google follows the browser. */
function readLanguage(settings: GoogleSettings): string {
  const tag = findTag();
  return (tag ? new URL(tag.src).searchParams.get('language') : settings.language) || navigator.language || '';
}

function createGoogleLoader({ timeoutMs = 10_000, ...settings }: GoogleSettings): GoogleLoader {
  const loader = new Loader({ ...settings, libraries: ['places'], id: 'vitrine-google-maps', url: googleMapsScript });
  const state = createLoaderState();
  const signal = watchKey(state.fail);
  let language: string | undefined;
  const loadScript = async () => {
    const tag = findTag();
    if (tag && !hasMaps()) await awaitScriptOfPage(tag, timeoutMs);
    if (!hasMaps()) checkAddress();
    await withTimeout(loader.load(), timeoutMs, 'Google', signal);
  };
  const importLibrary = (name: 'core' | GoogleLibrary) =>
    withTimeout(window.google.maps.importLibrary(name), timeoutMs, `Google’s library ${name}`, signal);
  return {
    get state() {
      return state.get();
    },
    get language() {
      return language;
    },
    subscribe: state.subscribe,
    async load(...libraries) {
      signal.throwIfAborted();
      if (state.get() !== 'success') state.set('loading');
      try {
        await loadScript();
        await Promise.all((['core', ...libraries] as const).map(importLibrary));
        signal.throwIfAborted();
      } catch (cause) {
        state.fail(cause);
        throw cause;
      }
      language ??= readLanguage(settings);
      state.set('success');
      return window.google.maps;
    },
  };
}

/** The page keeps its only loader under this symbol, so that two of our bundles share it. */
const key = Symbol.for('vitrine.google-maps');

/**
 * Google's script. A page loads it once, with the options of the first widget that asks, because Google's loader allows
 * one set of options only.
 */
export function openGoogleLoader(settings: GoogleSettings): GoogleLoader {
  const page = window as typeof window & { [key]?: GoogleLoader };
  page[key] ??= createGoogleLoader(settings);
  return page[key];
}
