import { LatLng } from './fake-map.ts';

/** Google's places as far as we call them, in both interfaces; without any code of Google's. */

interface Known {
  id: string;
  country: string;
  text: { en: string; fr: string };
  lat: number;
  lng: number;
}
const known: readonly Known[] = [
  {
    id: 'quebec',
    country: 'ca',
    text: { en: 'Québec City, QC, Canada', fr: 'Québec, QC, Canada' },
    lat: 46.8139,
    lng: -71.208,
  },
  {
    id: 'london-on',
    country: 'ca',
    text: { en: 'London, ON, Canada', fr: 'London, ON, Canada' },
    lat: 42.9849,
    lng: -81.2453,
  },
  { id: 'london', country: 'gb', text: { en: 'London, UK', fr: 'Londres, Royaume-Uni' }, lat: 51.5072, lng: -0.1276 },
];

/** A recorded call of a place service, in order, for tests to read. */
export interface Call {
  name: string;
  request: Record<string, unknown>;
  /** Number of the session that the call belongs to. */
  session: number | undefined;
}
/** Calls so far, in order. */
export const calls: Call[] = [];
/** How the service behaves, by the page's mode; `refused` is a key that may use only the legacy interface. */
export type PlaceMode = 'quota' | 'silent' | 'refused' | undefined;

let sessions = 0;
class AutocompleteSessionToken {
  readonly number: number;
  isSpent = false;
  constructor() {
    sessions += 1;
    this.number = sessions;
  }
}

const allowed = {
  fetchAutocompleteSuggestions: ['input', 'includedRegionCodes', 'language', 'region', 'sessionToken'],
  getPlacePredictions: ['input', 'componentRestrictions', 'language', 'region', 'sessionToken'],
  getDetails: ['placeId', 'fields', 'language', 'region', 'sessionToken'],
  fetchFields: ['fields'],
};

/** Google rejects unknown names, and charges again for a session that has ended. */
function note(name: keyof typeof allowed, request: Record<string, unknown>, token: unknown): void {
  const unknown = Object.keys(request).filter((property) => !allowed[name].includes(property));
  if (unknown.length) throw new Error(`InvalidValueError: unknown property ${unknown}`);
  if (token !== undefined && !(token instanceof AutocompleteSessionToken)) throw new Error('InvalidValueError: token');
  const { sessionToken: _, ...plain } = request;
  calls.push({ name, request: plain, session: token && !token.isSpent ? token.number : undefined });
}

const fail = (code: string) => Object.assign(new Error(`PLACES: ${code}`), { name: 'MapsRequestError', code });
const find = (input: string, countries: readonly string[] | undefined) =>
  known.filter(
    ({ text, country }) =>
      (!countries?.length || countries.includes(country)) &&
      [text.en, text.fr].some((name) => name.toLowerCase().startsWith(input.toLowerCase())),
  );
/** Longer words get a response sooner, so that responses overtake each other. */
const pause = (input: string) => new Promise((resolve) => setTimeout(resolve, Math.max(10, 160 - 40 * input.length)));

/** Creates a stand-in for `google.maps.places`. */
export function createPlaces(readMode: () => PlaceMode, isLegacyOnly: boolean) {
  const createPlace = ({ id, text, lat, lng }: Known, language: 'en' | 'fr', token?: AutocompleteSessionToken) => {
    const place: Record<string, unknown> = { id };
    place.fetchFields = async (request: { fields: string[] }) => {
      note('fetchFields', request as never, token);
      if (token) token.isSpent = true;
      if (readMode() === 'silent') return new Promise(() => {});
      if (readMode() === 'quota') throw fail('OVER_QUERY_LIMIT');
      const values: Record<string, unknown> = {
        formattedAddress: text[language],
        location: new LatLng(lat, lng),
        svgIconMaskURI: 'https://maps.gstatic.com/mapfiles/place_api/icons/v2/generic_pinlet.svg',
      };
      for (const field of request.fields) place[field] = values[field];
      return { place };
    };
    return place;
  };
  const AutocompleteSuggestion = {
    async fetchAutocompleteSuggestions(request: {
      input: string;
      includedRegionCodes?: string[];
      language: 'en' | 'fr';
      sessionToken?: AutocompleteSessionToken;
    }) {
      note('fetchAutocompleteSuggestions', request as never, request.sessionToken);
      if (readMode() === 'silent') return new Promise(() => {});
      await pause(request.input);
      if (readMode() === 'quota') throw fail('OVER_QUERY_LIMIT');
      if (readMode() === 'refused') throw fail('PERMISSION_DENIED');
      const { language, sessionToken } = request;
      const suggestions = find(request.input, request.includedRegionCodes).map((place) => ({
        placePrediction: {
          placeId: place.id,
          text: { text: place.text[language] },
          toPlace: () => createPlace(place, language, sessionToken),
        },
      }));
      return { suggestions };
    },
  };

  class AutocompleteService {
    getPlacePredictions(
      request: {
        input: string;
        componentRestrictions?: { country: string };
        language: 'en' | 'fr';
        sessionToken?: AutocompleteSessionToken;
      },
      callback: (result: unknown[] | null, status: string) => void,
    ) {
      note('getPlacePredictions', request as never, request.sessionToken);
      const country = request.componentRestrictions?.country;
      const found = find(request.input, country ? [country] : undefined);
      if (readMode() === 'silent') return new Promise(() => {});
      const status = readMode() === 'quota' ? 'OVER_QUERY_LIMIT' : found.length ? 'OK' : 'ZERO_RESULTS';
      const predictions = found.map(({ id, text }) => ({ place_id: id, description: text[request.language] }));
      setTimeout(() => callback(status === 'OK' ? predictions : null, status), 20);
      // The current version also returns a promise, which rejects on errors.
      return status === 'OVER_QUERY_LIMIT' ? Promise.reject(fail(status)) : Promise.resolve({ predictions });
    }
  }
  class PlacesService {
    constructor(attributions: unknown) {
      if (!(attributions instanceof HTMLDivElement)) throw new Error('InvalidValueError');
    }
    getDetails(
      request: { placeId: string; language: 'en' | 'fr'; sessionToken?: AutocompleteSessionToken },
      callback: (result: unknown, status: string) => void,
    ) {
      note('getDetails', request as never, request.sessionToken);
      if (request.sessionToken) request.sessionToken.isSpent = true;
      const place = known.find(({ id }) => id === request.placeId);
      const result = place && {
        formatted_address: place.text[request.language],
        geometry: { location: new LatLng(place.lat, place.lng) },
        icon: 'https://maps.gstatic.com/mapfiles/place_api/icons/v1/png_71/geocode-71.png',
      };
      setTimeout(() => callback(result ?? null, result ? 'OK' : 'NOT_FOUND'), 20);
    }
  }
  return {
    AutocompleteSessionToken,
    AutocompleteService,
    PlacesService,
    ...(isLegacyOnly ? {} : { AutocompleteSuggestion }),
  };
}
