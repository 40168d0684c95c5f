import {
  bringScript,
  type GoogleLibrary,
  type GoogleMaps,
  importLibrary,
  readMapsLanguage,
  type TryOptions,
} from './bring-script.ts';
import { listenToKeyRefusal } from './key-refusal.ts';

/** SF-05 What has become of Google's script on this page. */
export type LoaderState = 'initialized' | 'loading' | 'success' | 'failure';

export interface GoogleLoader {
  readonly state: LoaderState;
  /** Language tag that Google's maps speak on this page, once they are there; it cannot change until the next page. */
  readonly language: string | undefined;
  /** Tells of every change of the state, also of a key that is refused later. Returns the function that ends it. */
  subscribe: (listener: (state: LoaderState) => void) => () => void;
  /**
   * Loads Google's script unless the page has it, and these libraries of it. After a failure it begins anew.
   * @throws when four tries were in vain, a library stays away, or Google refuses the key, which is final for the page
   */
  load: (...libraries: GoogleLibrary[]) => Promise<GoogleMaps>;
}

interface PageLoader extends Omit<GoogleLoader, 'load'> {
  load: (options: TryOptions, libraries: readonly GoogleLibrary[]) => Promise<GoogleMaps>;
}

function createPageLoader(): PageLoader {
  let state: LoaderState = 'initialized';
  let language: string | undefined;
  let script: Promise<void> | undefined;
  const listeners = new Set<(state: LoaderState) => void>();
  const refusal = new AbortController();
  const { signal } = refusal;

  const setState = (next: LoaderState) => {
    if (next === state) return;
    state = next;
    for (const listener of [...listeners]) listener(next);
  };
  const fail = (cause: unknown) => {
    // A refused key makes whatever is still under way fail too; it is said once.
    if (state === 'failure') return;
    console.error('Google Maps:', cause);
    setState('failure');
  };
  listenToKeyRefusal(() => {
    if (signal.aborted) return;
    const cause = new Error('Google refused the key.');
    refusal.abort(cause);
    fail(cause);
  });

  return {
    get state() {
      return state;
    },
    get language() {
      return language;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async load(options, libraries) {
      signal.throwIfAborted();
      if (state !== 'success') setState('loading');
      // One script for all who wait; it fails once, for all of them.
      script ??= bringScript(options, signal).catch((cause) => {
        script = undefined;
        fail(cause);
        throw cause;
      });
      await script;
      try {
        await Promise.all(libraries.map((library) => importLibrary(library, options, signal)));
      } catch (cause) {
        fail(cause);
        throw cause;
      }
      signal.throwIfAborted();
      language ??= readMapsLanguage();
      setState('success');
      return window.google.maps;
    },
  };
}

/** Under which a page keeps its one loader, also when two bundles of ours are on it. */
const key = Symbol.for('vitrine.google');

/** A door to Google's script, which a page loads once: the state is the page's, the settings those of whoever loads. */
export function createGoogleLoader(options: TryOptions): GoogleLoader {
  const page = window as typeof window & { [key]?: PageLoader };
  page[key] ??= createPageLoader();
  const loader = page[key];
  return {
    get state() {
      return loader.state;
    },
    get language() {
      return loader.language;
    },
    subscribe: loader.subscribe,
    load: (...libraries) => loader.load(options, libraries),
  };
}
