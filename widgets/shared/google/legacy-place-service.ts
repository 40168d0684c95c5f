import type { PlaceService, PlacesLibrary } from './place-service.ts';

const fields = ['formatted_address', 'geometry', 'icon'];

/** Google's answer, or an error with the status that came instead. */
function read<Answer>(answer: Answer | null, status: string): Answer {
  if (status !== 'OK' || !answer) throw new Error(`Google’s places answered ${status}.`);
  return answer;
}

/** Google's legacy interface, for keys that have only that, and for pages that load an old version. */
export function createLegacyPlaceService(library: PlacesLibrary): PlaceService {
  const { AutocompleteService, AutocompleteSessionToken, PlacesService } = library;
  const [predictions, details] = [new AutocompleteService(), new PlacesService(document.createElement('div'))];
  let sessionToken: google.maps.places.AutocompleteSessionToken | undefined;
  return {
    predict: (input, language) =>
      new Promise((resolve, reject) => {
        sessionToken ??= new AutocompleteSessionToken();
        const request = { input, componentRestrictions: { country: 'ca' }, language, region: 'ca', sessionToken };
        const promise = predictions.getPlacePredictions(request, (answer, status) => {
          try {
            const found = status === 'ZERO_RESULTS' ? [] : read(answer, status);
            resolve(found.map(({ place_id: id, description: label }) => ({ id, kind: 'google', label })));
          } catch (cause) {
            reject(cause);
          }
        });
        // Since 2021 it also returns a promise; before that it returned nothing.
        promise?.catch(reject);
      }),
    locate: ({ id: placeId, label }, language) =>
      new Promise((resolve, reject) => {
        const request = { placeId, fields, language, region: 'ca', ...(sessionToken && { sessionToken }) };
        sessionToken = undefined;
        details.getDetails(request, (answer, status) => {
          try {
            const { formatted_address, geometry, icon } = read(answer, status);
            if (!geometry?.location) throw new Error('Google does not tell where this place is.');
            resolve({ label: formatted_address || label, point: geometry.location.toJSON(), ...(icon && { icon }) });
          } catch (cause) {
            reject(cause);
          }
        });
      }),
  };
}
