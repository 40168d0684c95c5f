import type { LocalizedText } from '../locale/locale.ts';
import { foldNameWord, splitWords } from './fold-text.ts';
import type { Place } from './gazetteer-rows.ts';
import type { Store } from './store.ts';

/** A name of a place, ready to be compared. */
export interface IndexedName {
  place: Place;
  /** Without spaces: `rouynnoranda`. */
  key: string;
  /** Where its words start in the key, and its end. */
  starts: readonly number[];
  /** The same with the words as they are written, for what is being typed: `saintjerome`. */
  written: string;
  /** Its name, in either language, not another one. */
  isName: boolean;
}

/** A place that a key names. */
export interface NamedPlace {
  place: Place;
  /** The key is the whole name, with its article or Saint, and not one that is usual for another place. */
  isWhole: boolean;
}

/** All names of places. */
export interface PlaceIndex {
  byKey: ReadonlyMap<string, readonly NamedPlace[]>;
  names: readonly IndexedName[];
}

/** Words that start many names and that people omit: « Jérôme » for Saint-Jérôme. */
const leading = new Set(['st', 'l', 'la', 'le', 'les', 'd', 'the']);

function indexName(place: Place, text: string, isName: boolean): IndexedName {
  const typed = splitWords(text);
  const words = typed.map(foldNameWord);
  const starts = words.map((_, at) => words.slice(0, at).join('').length);
  const key = words.join('');
  return { place, key, starts: [...starts, key.length], written: typed.join(''), isName };
}

/** The name's key without leading words, unless nothing of it were left. */
function skipLeading({ key, starts }: IndexedName): string {
  let skipped = 0;
  while (starts[skipped + 1] !== undefined && leading.has(key.slice(starts[skipped], starts[skipped + 1])))
    skipped += 1;
  return key.slice(starts[skipped]);
}

const toList = ({ en, fr }: LocalizedText) => (en === fr ? [en] : [en, fr]);

/** The towns of stores that the gazetteer lacks, in the middle of their stores. */
function listTowns(stores: readonly Store[], byKey: ReadonlyMap<string, readonly NamedPlace[]>): Place[] {
  const towns = new Map<string, Store[]>();
  for (const store of stores) {
    const key = `${store.address.province} ${store.address.city}`;
    const town = towns.get(key);
    if (town) town.push(store);
    else towns.set(key, [store]);
  }
  return [...towns.values()].flatMap((list): Place[] => {
    const { city, cityFr = city, province } = (list[0] as Store).address;
    const mean = (read: (store: Store) => number) => list.reduce((sum, store) => sum + read(store), 0) / list.length;
    const place = {
      name: { en: city, fr: cityFr },
      province,
      lat: mean(({ lat }) => lat),
      lng: mean(({ lng }) => lng),
    };
    const known = byKey.get(indexName(place, city, true).key) ?? [];
    return known.some((other) => other.place.province === province) ? [] : [place];
  });
}

/** Indexes the names of places, and of the stores' towns that are not among them. */
export function indexPlaces(places: readonly Place[], stores: readonly Store[] = []): PlaceIndex {
  const byKey = new Map<string, NamedPlace[]>();
  const names: IndexedName[] = [];
  const add = (place: Place) => {
    const own = toList(place.name).map((text) => indexName(place, text, true));
    const others = (place.aliases ?? []).map((text) => indexName(place, text, false));
    const isWeak = (name: IndexedName) =>
      others.some((one, at) => one === name && place.aliases?.[at]?.startsWith('~'));
    for (const name of [...own, ...others]) {
      names.push(name);
      for (const key of new Set([name.key, skipLeading(name)])) {
        const known = byKey.get(key) ?? [];
        if (known.some((other) => other.place === place)) continue;
        byKey.set(key, [...known, { place, isWhole: key === name.key && !isWeak(name) }]);
      }
    }
  };
  places.forEach(add);
  listTowns(stores, byKey).forEach(add);
  return { byKey, names };
}
