import { ownBrand } from '../../../../widgets/shared/brand/brands.ts';
import { addDays } from '../../../../widgets/shared/stores/calendar-date.ts';
import type { Province, Store } from '../../../../widgets/shared/stores/store.ts';
import { sampleWords as words } from '../../../retailers/retailer-content.ts';
import { checkRows } from '../check-rows.ts';
import { listHolidays } from '../province-holidays.ts';
import { findNamedStore } from './named-stores.ts';
import { addGrandOpening, generateEvents, generateSpecialDays, generateStatus, specialties } from './sample-details.ts';
import { spreadSchedule, varyHours } from './sample-hours.ts';
import { firstNumber, readSampleTowns, type SampleTown } from './sample-town.ts';

const pick = <Item>(list: readonly Item[], at: number): Item => list[at % list.length] as Item;
const departments = ['bed', 'bath', 'kitchen', 'decor', 'lighting', 'rugs', 'furniture'];
/** Index numbers of two stores, in Vancouver and in Toronto, that close late. */
const lateStores = [1, 55];
/** Schedules within the laws of provinces that limit weekdays. */
const legalSchedules: Partial<Record<Province, string>> = { PE: 'town', QC: 'quebec' };

function generateName({ place }: SampleTown, at: number): Pick<Store, 'name'> & { line1: string; city: string } {
  const language = place.province === 'QC' ? 'fr' : 'en';
  const spot = pick(words.places[language], at * 7);
  const street = pick(words.streets[language], at * 3);
  const number = 100 + ((at * 137) % 4800);
  const en = `${place.name.en}, ${spot}`;
  const fr = `${place.name.fr}, ${spot}`;
  const line1 = language === 'fr' ? `${number}, ${street}` : `${number} ${street}`;
  return { name: { en, fr }, line1, city: place.name[language] };
}

type Holidays = ReturnType<typeof listHolidays>;

/** One generated store: number `nth` of its town. */
function generateStore(town: SampleTown, nth: number, today: string, holidays: Holidays): Record<string, unknown> {
  const { place, area, telephone } = town;
  const number = town.number + nth;
  // Its place among all of them, which varies everything else.
  const at = number - firstNumber;
  const [brand, ...others] = pick(town.stores, nth);
  const { name, line1, city } = generateName(town, at);
  const isNorth = ['YT', 'NT', 'NU'].includes(place.province);
  const schedule = legalSchedules[place.province] ?? pick(['suburb', 'city', 'town'], at);
  const named = brand === ownBrand ? findNamedStore(place, nth, today) : {};
  const isClosed = (day: string) =>
    holidays[place.province].some(({ date, hours }) => date === day && hours?.length === 0);
  const findOpenDay = (from: string): string => (isClosed(from) ? findOpenDay(addDays(from, 1)) : from);
  const status: Partial<ReturnType<typeof generateStatus>> = named.status ? {} : generateStatus(at, today, findOpenDay);
  return {
    number: String(number),
    brand,
    name,
    address: {
      line1,
      city,
      province: place.province,
      // Consecutive letters, so that no one takes it for the code of a real street.
      postalCode: `${area} ${at % 10}${pick([...'ABCEGHJKLMNPRSTVWXYZ'], at)}${nth}`,
    },
    // Stores of a town are a few kilometres apart.
    lat: Number((place.lat + Math.sin(at) * 0.02 * nth).toFixed(4)),
    lng: Number((place.lng + Math.cos(at) * 0.03 * nth).toFixed(4)),
    phone: `${telephone}55501${String(at % 100).padStart(2, '0')}`,
    ...(at % 3 === 0 ? { comments: pick(words.comments, at) } : {}),
    hours: varyHours(spreadSchedule(schedule), { isLate: lateStores.includes(at), isSmall: isNorth }),
    exceptions: generateSpecialDays(at, today, place.province),
    ...(at % 23 === 5 ? { featured: true } : {}),
    ...status,
    brands: [brand, ...others],
    departments: departments.filter((_, index) => index < 4 || (at + index) % 3 === 0),
    specialtyDepartments: specialties.filter((_, index) => (at + index) % 4 === 0),
    events: [
      ...generateEvents(at, today),
      ...(status.opensOn ? addGrandOpening(status.opensOn, addDays(status.opensOn, 8)) : []),
    ],
    ...named,
  };
}

/**
 * About 150 generated stores in real towns of every province and territory, the same for the same day (YYYY-MM-DD),
 * including those of sample-stores.json. Throws when one would not pass the validation of a real feed.
 */
export function generateFeed(today: string): Store[] {
  const year = Number(today.slice(0, 4));
  const holidays = listHolidays([year, year + 1]);
  const rows = readSampleTowns().flatMap((town) =>
    town.stores.map((_, nth) => generateStore(town, nth, today, holidays)),
  );
  const { stores, problems } = checkRows(rows, 1, today);
  if (problems.length > 0)
    throw new Error(
      `The sample is wrong: ${JSON.stringify(problems[0])} ${JSON.stringify(rows[(problems[0]?.row ?? 1) - 1])}`,
    );
  return stores;
}
