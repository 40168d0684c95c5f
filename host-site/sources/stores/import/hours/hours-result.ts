import type { Interval, Weekday } from '../../../../../widgets/shared/stores/store.ts';
import type { Problem } from '../../../problems/problem.ts';

/** Hours of one day as they were written: the intervals, empty for closed, or why they can't be told. */
export type DayHours = { intervals: readonly Interval[]; doubts: readonly Problem[] } | { problem: Problem };

/** Hours of each weekday that a text names. */
export type WeekHours = Partial<Record<Weekday, readonly Interval[]>>;

/** Hours of a week as they were written; a day that the text doesn't name is left out. */
export type WeekResult = { week: WeekHours; doubts: readonly Problem[] } | { problem: Problem };
