import { readClock } from '../page/page-properties.ts';
import { createJsonStorage } from '../storage/json-storage.ts';
import type { RuleState } from './examination.ts';

const dayMs = 86_400_000;

/** When a sign-up was last shown and closed, and when someone signed up, in milliseconds since 1970. */
interface ShownRecord {
  shownAt?: number;
  closedAt?: number;
  subscribedAt?: number;
  /** When it first waited, for one page view, for an answer to the consent question. */
  waitedAt?: number;
}

const storage = createJsonStorage<ShownRecord>(() => localStorage, 'vitrine-newsletter');

/** What this browser has stored of the sign-up's window and its teasers (NL-10). */
export const readShown = (): ShownRecord | null | undefined => storage.read();

/** Records that something happens now. */
export const record = (what: keyof ShownRecord): void => storage.write({ ...storage.read(), [what]: readClock() });

/**
 * NL-10: the pauses after a sign-up was shown, closed or used, with the moment at which each ends, in milliseconds since
 * 1970. Whoever leaves the page instead of closing the dialog has seen it too. A time in the future, after a clock was set
 * back, does not count.
 */
export function listPauses(
  shown: ShownRecord | null | undefined,
  now: number,
  closedDays: number,
  subscribedDays: number,
): readonly RuleState[] {
  const describe = (name: string, at: number | undefined, days: number): RuleState => {
    const isInTheWay = !!at && at <= now && now - at < days * dayMs;
    return isInTheWay ? [name, true, `${at + days * dayMs}`] : [name, false];
  };
  return [
    describe('shown', shown?.shownAt, closedDays),
    describe('closed', shown?.closedAt, closedDays),
    describe('subscribed', shown?.subscribedAt, subscribedDays),
  ];
}
