import { fetchFile } from '../http/fetch-json.ts';
import type { Locale } from '../locale/locale.ts';
import { toDate } from '../stores/calendar-date.ts';
import { createGazetteer } from '../stores/gazetteer.ts';
import type { Place } from '../stores/gazetteer-rows.ts';
import { nameCity } from '../stores/name-city.ts';
import { parseQuery } from '../stores/parse-query.ts';
import type { Store } from '../stores/store.ts';
import { suggest } from '../stores/suggest.ts';
import type { Suggestion } from '../stores/suggestion.ts';
import type { PlaceTranslate } from './place-message-keys.ts';
import type { PlaceChoice, PlaceSource } from './place-source.ts';

function describe(suggestion: Suggestion, locale: Locale, t: PlaceTranslate): Omit<PlaceChoice, 'id'> {
  const { kind } = suggestion;
  const nameOf = ({ name, province }: Place) => t('town', { name: name[locale], province: t(province) });
  switch (kind) {
    case 'province':
      return { kind, label: t(suggestion.province), note: t('noteProvince'), province: suggestion.province };
    case 'store': {
      const { store } = suggestion;
      const { name, number, address, lat, lng } = store;
      const note = t('noteStore', { number, city: nameCity(address, locale) });
      return { kind, label: name[locale], note, point: { lat, lng }, store };
    }
    case 'postal': {
      const { code, place, isApproximate } = suggestion;
      const note = t(isApproximate ? 'notePostalNear' : 'notePostal', { place: nameOf(place) });
      return { kind, label: code, note, point: place };
    }
    default: {
      const { place } = suggestion;
      const note = place.near ? { note: t('noteNear', { place: place.near }) } : {};
      return { kind, label: nameOf(place), ...note, point: place };
    }
  }
}

/** Places, postal codes and stores from the site's gazetteer files under `stores/`, without a third party (SF-07). */
export function createOfflinePlaces(
  serviceOrigin: string,
  t: PlaceTranslate,
  listStores: () => readonly Store[] = () => [],
): PlaceSource {
  const lookUp = createGazetteer((name) => fetchFile(`${serviceOrigin}/stores/${name}`));
  return {
    async suggest(typed, locale) {
      const query = parseQuery(typed);
      if (query.kind === 'point') {
        const label = `${query.point.lat},${query.point.lng}`;
        return [{ id: 'p0', kind: 'point', label, note: t('notePoint'), point: query.point }];
      }
      const data = { ...(await lookUp(query)), stores: listStores(), today: toDate(Date.now()) };
      return suggest(query, data, locale).map((found, at) => ({ id: `p${at}`, ...describe(found, locale, t) }));
    },
    locate: async (choice) => choice,
  };
}
