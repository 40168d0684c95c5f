import type { Locale } from '../locale/locale.ts';
import type { PlaceChoice, PlaceSource } from '../places/place-source.ts';
import { createLegacyPlaceService } from './legacy-place-service.ts';
import type { GoogleLoader } from './load-google-maps.ts';
import { createPlaceService, type PlaceService, type PlacesLibrary } from './place-service.ts';
import { withTimeout } from './timeout.ts';

/** Timeout for a response from Google, in milliseconds. */
const defaultTimeout = 15_000;

/** A key that is allowed to use only the legacy interface. */
const isRefused = (cause: unknown) => (cause as { code?: unknown } | undefined)?.code === 'PERMISSION_DENIED';

/**
 * Google's places in Canada (SF-02). Both calls load Google's script if needed. They reject when it does not load, when
 * Google refuses or its quota is exhausted, when offline, and after 15 seconds without a response. A text typed while
 * the script loads is skipped if another was typed since; it finds nothing.
 */
export function createGooglePlaces(
  loader: Pick<GoogleLoader, 'load'>,
  { timeoutMs = defaultTimeout }: { timeoutMs?: number } = {},
): PlaceSource {
  let [service, isLegacy]: [PlaceService | undefined, boolean] = [undefined, false];
  let latest = 0;
  let language: Locale = 'en';

  const open = (library: PlacesLibrary): PlaceService => {
    isLegacy ||= !library.AutocompleteSuggestion;
    service ??= isLegacy ? createLegacyPlaceService(library) : createPlaceService(library);
    return service;
  };
  const predict = async (library: PlacesLibrary, typed: string, locale: Locale): Promise<PlaceChoice[]> => {
    const asked = open(library);
    const wasLegacy = isLegacy;
    try {
      return await asked.predict(typed, locale);
    } catch (cause) {
      if (wasLegacy || !isRefused(cause) || !library.AutocompleteService) throw cause;
      // A parallel request may have been refused first.
      if (!isLegacy) [service, isLegacy] = [undefined, true];
      return open(library).predict(typed, locale);
    }
  };
  const ask = <Result>(promise: Promise<Result>) => withTimeout(promise, timeoutMs, 'Google’s places');

  return {
    async suggest(typed, locale) {
      latest += 1;
      const round = latest;
      const input = typed.trim();
      if (!input) return [];
      const { places } = await loader.load('places');
      if (round !== latest) return [];
      language = locale;
      return ask(predict(places, input, locale));
    },
    async locate(choice) {
      const { places } = await loader.load('places');
      return { ...choice, ...(await ask(open(places).locate(choice, language))) };
    },
  };
}
