import type { Place } from '../../../widgets/shared/stores/gazetteer-rows.ts';
import { type Bilingual, facts, type Opening, readFact, type StoreRow } from '../../content/facts.ts';
import { celebrateOpening } from './sample-details.ts';
import { spreadSchedule } from './sample-hours.ts';

const specialties = ['kids', 'pets', 'garden', 'pantry'];
const toBoth = (text: Bilingual) => (typeof text === 'string' ? { en: text, fr: text } : text);

function describeAddress({ address }: StoreRow | Opening): Record<string, unknown> {
  const { number, street, city, province, postalCode } = address;
  const line1 = province === 'QC' ? `${number}, ${street}` : `${number} ${street}`;
  return { line1, city: toBoth(city).fr, province, postalCode };
}

function describeOpening(opening: Opening, today: string): Record<string, unknown> {
  return {
    name: toBoth(opening.name),
    address: describeAddress(opening),
    status: opening.opens > today ? 'opening-soon' : 'open',
    opensOn: opening.opens,
    events: celebrateOpening(opening.opens, opening.party),
  };
}

function describeStore(row: StoreRow): Record<string, unknown> {
  return {
    name: toBoth(row.name),
    address: describeAddress(row),
    phone: row.phone,
    comments: toBoth(row.comments),
    hours: spreadSchedule(row.schedule),
    status: 'open',
    departments: row.departments.filter((key) => !specialties.includes(key)),
    specialtyDepartments: row.departments.filter((key) => specialties.includes(key)),
  };
}

/** What the site's own pages say of a town's first store or of its opening, so that the finder says the same. */
export function findFactStore(place: Place, nth: number, today: string): Record<string, unknown> {
  if (nth > 0) return {};
  const isHere = ({ address }: StoreRow | Opening) =>
    address.province === place.province && toBoth(address.city).fr.replace('’', "'") === place.name.fr;
  const opening = readFact('openings', 'openings').find(isHere);
  if (opening) return describeOpening(opening, today);
  const row = Object.keys(facts.stores)
    .flatMap((province) => readFact(`stores.${province}`, 'stores'))
    .find(isHere);
  return row ? describeStore(row) : {};
}
