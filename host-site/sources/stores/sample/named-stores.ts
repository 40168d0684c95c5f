import type { LocalizedText } from '../../../../widgets/shared/locale/locale.ts';
import type { Place } from '../../../../widgets/shared/stores/gazetteer-rows.ts';
import type { Store } from '../../../../widgets/shared/stores/store.ts';
import { sampleStores as sample } from '../../../retailers/retailer-content.ts';
import { addGrandOpening, specialties } from './sample-details.ts';
import { spreadSchedule } from './sample-hours.ts';

interface NamedStore {
  name: LocalizedText;
  address: Store['address'];
  phone: string;
  /** Name of a schedule. */
  schedule: string;
  departments: readonly string[];
  comments: LocalizedText;
  /** What the studio may add: hours in place of the schedule's, special days, and a state other than open. */
  hours?: Store['hours'];
  exceptions?: Store['exceptions'];
  status?: Store['status'];
  opensOn?: string;
  reopensOn?: string;
}

/** A store that will open: its first day and the last day of its celebration, YYYY-MM-DD. */
interface NamedOpening extends Pick<NamedStore, 'name' | 'address' | 'comments'> {
  opens: string;
  party: string;
}

// The JSON's inferred type has neither provinces nor the same fields for every store.
const stores = sample.stores as readonly NamedStore[];
const openings = sample.openings as readonly NamedOpening[];

function describeOpening({ name, address, comments, opens, party }: NamedOpening, today: string): Partial<Store> {
  return {
    name,
    address,
    comments,
    status: opens > today ? 'opening-soon' : 'open',
    opensOn: opens,
    events: addGrandOpening(opens, party),
  };
}

function describeStore({ schedule, departments, ...store }: NamedStore): Partial<Store> {
  return {
    hours: spreadSchedule(schedule),
    status: 'open',
    ...store,
    departments: departments.filter((key) => !specialties.includes(key)),
    specialtyDepartments: departments.filter((key) => specialties.includes(key)),
  };
}

/** Data in sample-stores.json about a town's first store or its opening; undefined when there is none. */
export function findNamedStore(place: Place, nth: number, today: string): Partial<Store> {
  if (nth > 0) return {};
  const isHere = ({ address }: NamedStore | NamedOpening) =>
    address.province === place.province && address.city === place.name.fr;
  const opening = openings.find(isHere);
  if (opening) return describeOpening(opening, today);
  const store = stores.find(isHere);
  return store ? describeStore(store) : {};
}
