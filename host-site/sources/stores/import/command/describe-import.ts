import type { Locale } from '../../../../../widgets/shared/locale/locale.ts';
import { formatDistance, measureDistance } from '../../../../../widgets/shared/stores/distance.ts';
import { describeProblem } from '../../../problems/problem.ts';
import { formatIntervals } from '../../hours-text.js';
import { dayNames, labelField } from '../columns/store-columns.ts';
import type { Difference } from '../compare-stores.ts';
import type { ImportResult } from '../import-stores.ts';
import type { ReportedProblem } from '../report.ts';
import { createSay, type Say } from './import-messages.ts';

/** Lines of each kind that a terminal shows. */
const mostLines = 60;

function listLines(lines: readonly string[], say: Say): string[] {
  const rest = lines.length - mostLines;
  return rest > 0 ? [...lines.slice(0, mostLines), say('more', { count: rest })] : [...lines];
}

/** How a file was read, and which column is which. */
export function describeColumns(file: string, { table, mapping }: ImportResult, locale: Locale): string[] {
  const say = createSay(locale);
  const { format, details, rows, columns } = table;
  const kind = mapping.format ? `${format} (${mapping.format})` : format;
  const named = columns.filter(Boolean).map((heading) => {
    const field = mapping.columns[heading];
    return say('column', { heading, field: field ? labelField(field, locale) : say('unused') });
  });
  const way = [kind, details.join(' ')].filter(Boolean).join(', ');
  return [say('read', { file, way, rows: rows.length }), say('columns'), ...named];
}

/** Errors first, then warnings, by row and column. */
export function describeProblems(problems: readonly ReportedProblem[], locale: Locale): string[] {
  const say = createSay(locale);
  if (problems.length === 0) return [];
  const sorted = problems.toSorted((a, b) => a.level.localeCompare(b.level) || a.row - b.row);
  const lines = sorted.map(({ row, column, value, level, problem }) =>
    say('problem', {
      row,
      column: column || '–',
      value,
      message: `${say(level)}. ${describeProblem(problem, locale)}`,
    }),
  );
  return [say('problems'), ...listLines(lines, say)];
}

/** Columns of fields that have several. */
const columnOf: Readonly<Record<string, string>> = { name: 'name', address: 'line1', comments: 'comments_en' };

/** What changes in a difference, in words: hours of each day, or names of fields. */
export function describeChange({ change, store, before, fields }: Difference, locale: Locale): string {
  const say = createSay(locale);
  if (change !== 'hours') return fields.map((field) => labelField(columnOf[field] ?? field, locale)).join(', ');
  return fields
    .map((field) => {
      const at = (dayNames as readonly string[]).indexOf(field);
      if (at < 0) return say('specialDays');
      const hours = (of: typeof store | undefined) => formatIntervals(of?.hours[at as 0] ?? []) || say('noHours');
      return say('day', { day: labelField(field, locale), before: hours(before), after: hours(store) });
    })
    .join('; ');
}

/** `Halifax, Quay (107)` */
export const nameStore = ({ name, number }: Difference['store'], locale: Locale): string =>
  `${name[locale]} (${number})`;

/** Every difference from what is published. */
export function describeDifferences(differences: readonly Difference[], locale: Locale): string[] {
  const say = createSay(locale);
  if (differences.length === 0) return [say('noDifferences')];
  const lines = differences.map((difference) => {
    const { change, store, before } = difference;
    const distance = before ? formatDistance(measureDistance(before, store), locale) : '';
    return say(change, { store: nameStore(store, locale), distance, days: describeChange(difference, locale) });
  });
  return [say('differences'), ...listLines(lines, say)];
}

/** The number of stores that were accepted and refused, and of warnings. */
export function describeSum({ stores, refused, problems }: ImportResult, locale: Locale): string {
  const warnings = problems.filter(({ level }) => level === 'warning').length;
  return createSay(locale)('sum', { accepted: stores.length, refused, warnings });
}
