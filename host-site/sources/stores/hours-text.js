// Plain JavaScript, because the studio's page runs it as it is, to refuse hours at their field.

/** The latest closing time on the next day, as HH:mm; a later one is most likely a slip. */
export const latestClose = '06:00';

/** The same for a day that begins before the evening, as HH:mm: 10:00-5:00 is an afternoon on a 12-hour clock. */
const latestLongClose = '03:00';
const evening = '17:00';

/**
 * Whether a value is a time of day as HH:mm.
 * @param {unknown} value
 */
export const isTime = (value) => typeof value === 'string' && /^([01]\d|2[0-3]):[0-5]\d$/.test(value);

/**
 * Reads `09:00-12:00 13:00-21:00` as pairs; empty or `closed` gives none. Invalid times are kept, so that validation
 * reports them.
 * @param {string} text
 * @returns {string[][]}
 */
export function readIntervals(text) {
  const tidy = text.trim();
  if (tidy === '' || tidy.toLowerCase() === 'closed') return [];
  return tidy.split(/[\s,]+/).map((interval) => interval.split(/[-–]/).map((time) => time.padStart(5, '0')));
}

/**
 * Writes intervals as `readIntervals` reads them.
 * @param {readonly (readonly string[])[]} intervals
 */
export function formatIntervals(intervals) {
  return intervals.map((times) => times.join('-')).join(' ');
}

/**
 * Whether hours pass midnight and go on for so long that an end in the afternoon, or the other order, was meant.
 * @param {readonly string[]} interval
 */
export const isTooLong = ([opens = '', closes = '']) =>
  closes <= opens && closes > (opens < evening ? latestLongClose : latestClose);

/**
 * What is wrong with the hours of a day: their `form`, an interval that closes before it opens (`order`), or one that
 * begins before the one before has ended (`overlap`).
 * @param {string} text
 * @returns {'form' | 'order' | 'overlap' | undefined}
 */
export function findHoursProblem(text) {
  const intervals = readIntervals(text);
  if (!intervals.every((times) => times.length === 2 && times.every(isTime))) return 'form';
  const pairs = intervals.map(([opens = '', closes = '']) => ({ opens, closes }));
  const isLast = (/** @type {number} */ at) => at === pairs.length - 1;
  if (pairs.some(({ opens, closes }, at) => (isLast(at) ? isTooLong([opens, closes]) : closes <= opens)))
    return 'order';
  return pairs.some(({ closes }, at) => !isLast(at) && closes >= (pairs[at + 1]?.opens ?? '')) ? 'overlap' : undefined;
}
