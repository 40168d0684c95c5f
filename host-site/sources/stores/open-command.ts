import { parseArgs } from 'node:util';
import { type BrandKey, brandKeys } from '../../../widgets/shared/brand/brands.ts';
import type { LocalizedText } from '../../../widgets/shared/locale/locale.ts';
import type { Province } from '../../../widgets/shared/stores/store.ts';
import { provinces } from '../../../widgets/shared/submissions/provinces.ts';
import { readBuildTime } from '../build-time.ts';
import { isCalendarDate } from '../calendar.ts';
import { buildCalendar } from './feed-calendar.ts';
import { gatherStores } from './gather-stores.ts';
import { explainOpening } from './open-reasons.ts';
import { listBrandStores } from './public-feed.ts';
import { UsageError } from './usage-error.ts';

/** A published store at an instant. */
interface StoreState {
  /** Its slug, the end of its page's address. */
  store: string;
  open: boolean;
  reason: LocalizedText;
}

const options = {
  at: { type: 'string' },
  province: { type: 'string' },
  brand: { type: 'string' },
  format: { type: 'string', default: 'text' },
} as const;

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options }).values;
  } catch (error) {
    throw new UsageError(error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error));
  }
}

/** An instant, in milliseconds since 1970. Without an offset, a time would mean another instant in every zone. */
function readInstant(text: string): number {
  const isInstant = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/.test(text);
  const instant = isInstant && isCalendarDate(text.slice(0, 10)) ? Date.parse(text) : Number.NaN;
  if (Number.isNaN(instant)) {
    throw new UsageError(
      `--at is “${text}”: write a date, a time and its offset from UTC, such as 2026-12-26T10:30:00-05:00 or 2026-12-26T15:30:00Z`,
    );
  }
  return instant;
}

function readChoice<Choice extends string>(name: string, known: readonly Choice[], value: string): Choice {
  const found = known.find((choice) => choice.toLowerCase() === value.toLowerCase());
  if (!found) throw new UsageError(`--${name} is “${value}”: write one of ${known.join(', ')}`);
  return found;
}

interface Wanted {
  at: number;
  province: Province | undefined;
  brand: BrandKey | undefined;
}

/** The published stores at an instant. Throws FeedFileError when the build would refuse the feed. */
export function listStates({ at, province, brand }: Wanted): StoreState[] {
  const { stores } = gatherStores(readBuildTime());
  const brands = brand ? [brand] : brandKeys;
  const published = new Set(brands.flatMap((key) => listBrandStores(key, stores)));
  const wanted = stores.filter(
    (store) => published.has(store) && (province === undefined || store.address.province === province),
  );
  const calendar = buildCalendar(wanted, at);
  return wanted.map((store) => ({ store: store.slug, ...explainOpening(store, calendar, at) }));
}

/** `npm run stores -- open`. Throws UsageError and FeedFileError. */
export function runOpen(args: readonly string[]): number {
  const { at, province, brand, format } = parse(args);
  const isJson = readChoice('format', ['text', 'json'], format) === 'json';
  const states = listStates({
    at: at === undefined ? Date.now() : readInstant(at),
    province: province === undefined ? undefined : readChoice('province', provinces, province),
    brand: brand === undefined ? undefined : readChoice('brand', brandKeys, brand),
  });
  const lines = states.map(({ store, open, reason }) => `${open ? 'open  ' : 'closed'}  ${store}  ${reason.en}`);
  const count = `${states.filter(({ open }) => open).length} of ${states.length} stores are open`;
  process.stdout.write(isJson ? `${JSON.stringify(states, null, 2)}\n` : `${[...lines, count].join('\n')}\n`);
  return 0;
}
