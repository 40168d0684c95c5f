import { type Locale, toLocale } from '../../../widgets/shared/locale/locale.ts';
import { toDate } from '../../../widgets/shared/stores/calendar-date.ts';
import { createGazetteer, type SearchResult } from '../../../widgets/shared/stores/gazetteer.ts';
import type { Place } from '../../../widgets/shared/stores/gazetteer-rows.ts';
import { type Suggestion, worthOffering } from '../../../widgets/shared/stores/suggestion.ts';
import { factMessages } from '../facts/fact-messages.ts';
import { formatRegion } from '../facts/format-value.ts';
import { gatherStores } from './gather-stores.ts';
import { openGazetteer } from './gazetteer/build-gazetteer.ts';
import { provinceMiddles } from './province-middles.ts';

/** A meaning of a text, as `find` prints it. */
export interface FoundMeaning {
  kind: Suggestion['kind'];
  name: string;
  /** Degrees. */
  lat: number;
  lng: number;
  /** From 0 to 1. Below one half, the page only offers it. */
  confidence: number;
}

const round = (value: number, digits: number) => Number(value.toFixed(digits));

function describe(found: Suggestion, locale: Locale): Omit<FoundMeaning, 'kind' | 'confidence'> {
  const namePlace = ({ name, province }: Place) => formatRegion(name[locale], province, locale);
  switch (found.kind) {
    case 'place':
      return { name: namePlace(found.place), lat: found.place.lat, lng: found.place.lng };
    case 'store':
      return { name: found.store.name[locale], lat: found.store.lat, lng: found.store.lng };
    case 'postal':
      return { name: found.code, lat: found.place.lat, lng: found.place.lng };
    case 'province':
      return { name: factMessages[locale].provinces[found.province], ...provinceMiddles[found.province] };
  }
}

/** The meanings of a search that are worth an offer, best first; none for what is no place of ours. */
export function listMeanings({ read, found, abroad }: SearchResult, locale: Locale): FoundMeaning[] {
  if (abroad) return [];
  if (read.point) return [{ kind: 'place', name: read.text, ...read.point, confidence: 1 }];
  return found
    .filter(({ confidence }) => confidence >= worthOffering)
    .map((one) => {
      const { lat, lng, name } = describe(one, locale);
      return { kind: one.kind, name, lat: round(lat, 5), lng: round(lng, 5), confidence: round(one.confidence, 2) };
    });
}

interface FindOptions {
  text: string;
  locale: Locale;
  isJson: boolean;
}

/** Reads the arguments after `find`; undefined if they are not a text with known options. */
export function readFindOptions(args: readonly string[]): FindOptions | undefined {
  const texts: string[] = [];
  const options: Record<string, string> = { '--locale': 'en', '--format': 'text' };
  for (let at = 0; at < args.length; at += 1) {
    const arg = args[at] as string;
    const [name = '', given] = arg.split('=');
    if (!(name in options)) texts.push(arg);
    else options[name] = given ?? args[++at] ?? '';
  }
  const [locale, format] = [toLocale(options['--locale']), options['--format']];
  if (texts.length === 0 || !locale || (format !== 'text' && format !== 'json')) return undefined;
  return { text: texts.join(' '), locale, isJson: format === 'json' };
}

/** Prints what a text means, in the retailer's stores and the places of Canada. Gives the exit code. */
export async function find(args: readonly string[], now: number): Promise<number | undefined> {
  const options = readFindOptions(args);
  if (!options) return undefined;
  const { text, locale, isJson } = options;
  const { stores } = gatherStores(now);
  const { search } = createGazetteer(openGazetteer());
  const found = listMeanings(await search(text, locale, stores, toDate(now)), locale);
  const lines = found.map(({ kind, name, lat, lng, confidence }) => `${confidence}\t${kind}\t${lat},${lng}\t${name}\n`);
  process.stdout.write(isJson ? `${JSON.stringify(found)}\n` : lines.join(''));
  return 0;
}
