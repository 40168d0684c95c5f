import type { AbroadFile } from '../../../../widgets/shared/stores/abroad.ts';
import { toNameKey } from '../../../../widgets/shared/stores/fold-text.ts';
import settings from '../../../content/stores/abroad.json' with { type: 'json' };
import type { WorldCity } from './world-cities.ts';

/** States along the frontier: their small towns are known in Canada. */
const frontier = new Set(['ME', 'NH', 'VT', 'NY', 'MI', 'MN', 'ND', 'MT', 'WA']);
const usual = 300_000;
/** People from whom on a place is well known here, by country. */
const known: Readonly<Record<string, number>> = { US: 80_000, FR: 80_000, GB: 150_000, BE: 150_000, CH: 100_000 };

const isKnown = ({ country, division, population }: WorldCity) =>
  population >= (country === 'US' && frontier.has(division) ? 12_000 : (known[country] ?? usual));

/** Codes of all countries; Intl knows their names. */
function listRegionCodes(): string[] {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  return letters.flatMap((one) => letters.map((other) => one + other));
}

/** Names of all countries but Canada in both languages, and the states of the neighbour. */
function listRegions(): string[] {
  const names = ['en', 'fr'].flatMap((locale) => {
    const display = new Intl.DisplayNames([locale], { type: 'region', fallback: 'none' });
    return listRegionCodes().flatMap((code) => (code === 'CA' ? [] : (display.of(code) ?? [])));
  });
  const all = [...settings.countries, ...Object.values(settings.states).flat(), ...names];
  return [...new Map(all.map((name) => [toNameKey(name), name])).values()].filter(
    (name) => toNameKey(name) !== 'canada',
  );
}

const otherNames: Readonly<Record<string, readonly string[]>> = settings.names;

/** The file of well-known places of other countries, so that they are not taken for a place of ours. */
export function buildAbroad(world: readonly WorldCity[]): AbroadFile {
  const cities = new Map<string, readonly [string, number]>();
  for (const city of world) {
    if (city.country === 'CA' || !isKnown(city)) continue;
    const thousands = Math.round(city.population / 1000);
    for (const name of [city.name, ...(otherNames[city.name] ?? [])]) {
      const key = toNameKey(name);
      if (key && (cities.get(key)?.[1] ?? 0) < thousands) cities.set(key, [name, thousands]);
    }
  }
  return { cities: [...cities.values()], regions: listRegions(), states: Object.keys(settings.states) };
}
