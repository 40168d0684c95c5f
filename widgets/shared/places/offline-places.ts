import { fetchFile } from '../http/fetch-json.ts';
import type { Locale } from '../locale/locale.ts';
import { readClock } from '../page/page-properties.ts';
import { toDate } from '../stores/calendar-date.ts';
import { createGazetteer, type SearchResult } from '../stores/gazetteer.ts';
import type { Place } from '../stores/gazetteer-rows.ts';
import { nameCity } from '../stores/name-city.ts';
import { readText } from '../stores/read-text.ts';
import type { Store } from '../stores/store.ts';
import { listSearchKeys } from '../stores/store-lookup.ts';
import { type Suggestion, sureEnough, worthOffering } from '../stores/suggestion.ts';
import type { PlaceTranslate } from './place-message-keys.ts';
import type { PlaceAnswer, PlaceChoice, SearchSource, StoreSource } from './place-source.ts';

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

/** Maximum offers, so that they fit under the box. */
const offerCount = 4;

function findMissing({ abroad, read, found }: SearchResult): Pick<PlaceAnswer, 'missing'> {
  if (abroad) return { missing: { kind: 'abroad', text: abroad } };
  const { postal } = read;
  // The advice to type a postal code would be no help.
  return postal && !postal.isPossible && found.length === 0
    ? { missing: { kind: 'postal', text: postal.code ?? postal.prefix } }
    : {};
}

/** An answer in the words of a language. */
function toAnswer(result: SearchResult, typed: string, locale: Locale, t: PlaceTranslate): PlaceAnswer {
  const { read, found, isPartly, asksPosition, isIncomplete, abroad } = result;
  if (read.point && !abroad) {
    const choice = {
      id: 'p0',
      kind: 'point' as const,
      label: `${read.point.lat},${read.point.lng}`,
      note: t('notePoint'),
    };
    return { choices: [{ ...choice, point: read.point }], isSure: true, offers: [], asksPosition, isIncomplete };
  }
  const choices = found.map((one, at) => ({ id: `p${at}`, ...describe(one, locale, t) }));
  const isSure = !abroad && found[0] !== undefined && found[0].confidence >= sureEnough;
  const offers = isSure ? [] : choices.filter((_, at) => (found[at] as Suggestion).confidence >= worthOffering);
  const [first, ...others] = choices;
  return {
    choices: first && isPartly ? [{ ...first, typed }, ...others] : choices,
    isSure,
    offers: offers.slice(0, offerCount),
    ...findMissing(result),
    asksPosition,
    isIncomplete,
  };
}

const none: readonly Store[] = [];
const noStores: StoreSource = { list: () => none, loadNamed: async () => undefined };

/** Places, postal codes and stores from the site's gazetteer files under `stores/`, without a third party (SF-07). */
export function createOfflinePlaces(
  serviceOrigin: string,
  t: PlaceTranslate,
  stores: StoreSource = noStores,
): SearchSource {
  const gazetteer = createGazetteer((name) => fetchFile(`${serviceOrigin}/stores/${name}`));
  return {
    async search(typed, locale, isTyping = false) {
      // A store that is not found by name may be near a place that is.
      if (!isTyping) await stores.loadNamed(listSearchKeys(readText(typed))).catch(() => undefined);
      const result = await gazetteer.search(typed, locale, stores.list(), toDate(readClock()));
      return toAnswer(result, typed, locale, t);
    },
    locate: async (choice) => choice,
    async nameAround(point, kilometres, locale) {
      const place = await gazetteer.findAround(point, kilometres);
      return place && t('town', { name: place.name[locale], province: t(place.province) });
    },
  };
}
