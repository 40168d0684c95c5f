import { readClock } from '../page/page-properties.ts';
import { createJsonStorage } from '../storage/json-storage.ts';

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
 * NL-10: whether both pauses are over. Whoever leaves the page instead of closing the dialog has seen it too. A time in
 * the future, after a clock was set back, does not count.
 */
export function isPauseOver(
  shown: ShownRecord | null | undefined,
  now: number,
  closedDays: number,
  subscribedDays: number,
): boolean {
  const isOver = (at: number | undefined, days: number) => !(at && at <= now && now - at < days * dayMs);
  return (
    isOver(shown?.shownAt, closedDays) &&
    isOver(shown?.closedAt, closedDays) &&
    isOver(shown?.subscribedAt, subscribedDays)
  );
}
