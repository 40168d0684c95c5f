import type { PlaceService, PlacesLibrary } from './place-service.ts';

const fields = ['formatted_address', 'geometry', 'icon'];

/** Google's result, or an error with the status that came instead. */
function read<Result>(result: Result | null, status: string): Result {
  if (status !== 'OK' || !result) throw new Error(`Google’s places returned ${status}.`);
  return result;
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
        const promise = predictions.getPlacePredictions(request, (result, status) => {
          try {
            const found = status === 'ZERO_RESULTS' ? [] : read(result, status);
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
        details.getDetails(request, (result, status) => {
          try {
            const { formatted_address, geometry, icon } = read(result, status);
            if (!geometry?.location) throw new Error('Google does not tell where this place is.');
            resolve({ label: formatted_address || label, point: geometry.location.toJSON(), ...(icon && { icon }) });
          } catch (cause) {
            reject(cause);
          }
        });
      }),
  };
}
