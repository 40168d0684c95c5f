import type { SuppressionRecord } from '../../shared/newsletter/newsletter-dialog.tsx';

const dayMs = 86_400_000;

/**
 * NL-10: whether both pauses are over. Whoever leaves the page instead of closing the dialog has closed it too. A time in
 * the future, after a clock was set back, does not count.
 */
export function isPauseOver(
  record: SuppressionRecord | null | undefined,
  now: number,
  closedDays: number,
  subscribedDays: number,
): boolean {
  const isOver = (at: number | undefined, days: number) => !(at && at <= now && now - at < days * dayMs);
  return (
    isOver(record?.shownAt, closedDays) &&
    isOver(record?.closedAt, closedDays) &&
    isOver(record?.subscribedAt, subscribedDays)
  );
}
