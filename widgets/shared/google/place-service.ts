/// <reference types="google.maps" />
import type { Locale } from '../locale/locale.ts';
import type { PlaceChoice } from '../places/place-source.ts';

/** `google.maps.places`. */
export type PlacesLibrary = typeof google.maps.places;

/** One of Google's two interfaces to its places. */
export interface PlaceService {
  /** Predicts places in Canada (SF-02). Starts a session, for which Google charges once, unless one is running. */
  predict: (typed: string, locale: Locale) => Promise<PlaceChoice[]>;
  /** Label, position and picture of a predicted place; ends the session. */
  locate: (choice: PlaceChoice, locale: Locale) => Promise<Partial<PlaceChoice>>;
}

/** SF-02's fields formatted_address, geometry and icon, by their current names. */
const fields = ['formattedAddress', 'location', 'svgIconMaskURI'];

/** The current interface of Google's places. */
export function createPlaceService({ AutocompleteSuggestion, AutocompleteSessionToken }: PlacesLibrary): PlaceService {
  let sessionToken: google.maps.places.AutocompleteSessionToken | undefined;
  let predictions = new Map<string, google.maps.places.PlacePrediction>();
  return {
    async predict(input, language) {
      if (!sessionToken) {
        sessionToken = new AutocompleteSessionToken();
        predictions = new Map();
      }
      const { suggestions } = await AutocompleteSuggestion.fetchAutocompleteSuggestions({
        input,
        includedRegionCodes: ['ca'],
        language,
        region: 'ca',
        sessionToken,
      });
      return suggestions.flatMap(({ placePrediction }) => {
        if (!placePrediction) return [];
        const { placeId, text } = placePrediction;
        predictions.set(placeId, placePrediction);
        return [{ id: placeId, kind: 'google', label: text.text }];
      });
    },
    async locate({ id, label }) {
      const prediction = predictions.get(id);
      if (!prediction) throw new Error('Google did not suggest this place.');
      sessionToken = undefined;
      // Only a place created from its prediction belongs to the session.
      const { place } = await prediction.toPlace().fetchFields({ fields });
      if (!place.location) throw new Error('Google does not tell where this place is.');
      return {
        label: place.formattedAddress || label,
        point: place.location.toJSON(),
        ...(place.svgIconMaskURI && { icon: place.svgIconMaskURI }),
      };
    },
  };
}
