import type { Locale } from '../../../../../widgets/shared/locale/locale.ts';
import { describeProblem, type Problem } from '../../../problems/problem.ts';
import { foldHeading } from '../columns/fold-heading.ts';
import type { Mapping } from '../columns/mapping.ts';
import { parseDayField, storeColumns } from '../columns/store-columns.ts';
import { readDayHours } from '../hours/read-day-hours.ts';
import { readWeekHours } from '../hours/read-week-hours.ts';
import type { ImportResult } from '../import-stores.ts';
import type { Table } from '../table/table.ts';
import { createSay } from './import-messages.ts';

/** Asks a question on the terminal, and gives the answer without the spaces around it. */
export type Ask = (question: string) => Promise<string>;

/** Fields of which one of each group is needed, with the one that is asked for. */
const needed: readonly (readonly string[])[] = [
  ['number'],
  ['name_en', 'name', 'branch'],
  ['line1', 'street', 'fullAddress'],
  ['city', 'fullAddress'],
  ['postalCode', 'fullAddress'],
];

/** Fields whose label or name begins with an answer. */
function findFields(answer: string, locale: Locale): string[] {
  const sought = foldHeading(answer);
  const labels = storeColumns.map((column) => ({ name: column.name, label: foldHeading(column[locale].label) }));
  const exact = labels.filter(({ name, label }) => foldHeading(name) === sought || label === sought);
  const starts = labels.filter(({ label }) => label.startsWith(sought));
  return (exact.length > 0 ? exact : starts).map(({ name }) => name);
}

/** Asks for columns that a store needs and that no heading names. */
async function askNeeded(table: Table, columns: Map<string, string | null>, ask: Ask, locale: Locale): Promise<void> {
  const say = createSay(locale);
  for (const group of needed) {
    const free = table.columns.filter((heading) => heading && !columns.get(heading));
    if (group.some((field) => [...columns.values()].includes(field)) || free.length === 0) continue;
    const field = storeColumns.find(({ name }) => name === group[0])?.[locale].label ?? group[0] ?? '';
    const choices = free.map((heading, at) => `${at + 1} ${heading}`).join(', ');
    const answer = await ask(say('askColumn', { field, choices }));
    const chosen = free[Number(answer) - 1] ?? free.find((heading) => foldHeading(heading) === foldHeading(answer));
    if (answer && chosen && group[0]) columns.set(chosen, group[0] === 'name_en' ? 'name' : group[0]);
  }
}

/** Asks what is in columns that no one knows. */
async function askUnknown(table: Table, columns: Map<string, string | null>, ask: Ask, locale: Locale): Promise<void> {
  const say = createSay(locale);
  for (const [at, heading] of table.columns.entries()) {
    const example = table.rows.find(({ cells }) => cells[at]?.trim())?.cells[at];
    if (!heading || columns.has(heading) || !example) continue;
    let answer = await ask(say('askField', { heading, example: example.slice(0, 60) }));
    let found = answer ? findFields(answer, locale) : [];
    while (answer && found.length !== 1) {
      const names = found.join(', ') || storeColumns.map((column) => column[locale].label).join(', ');
      answer = await ask(`${say('fieldUnknown', { names })}\n${say('askField', { heading, example })}`);
      found = answer ? findFields(answer, locale) : [];
    }
    columns.set(heading, found[0] ?? null);
  }
}

/** Asks which column is which where neither headings nor values say it. */
export async function askColumns(table: Table, mapping: Mapping, ask: Ask, locale: Locale): Promise<Mapping> {
  const columns = new Map(Object.entries(mapping.columns));
  await askNeeded(table, columns, ask, locale);
  await askUnknown(table, columns, ask, locale);
  return { ...mapping, columns: Object.fromEntries(columns) };
}

const hoursCodes = [
  'hoursUnreadable',
  'hoursEmpty',
  'halfOfDayUnknown',
  'closesBeforeOpens',
  'weekUnreadable',
  'hoursOverlap',
  'hoursOfSeason',
  'dayTwice',
];

/** Why an answer is no hours either; none was given if it is empty. */
function findAnswerProblem(answer: string, isWeek: boolean): Problem | undefined {
  const read = isWeek ? readWeekHours(answer) : readDayHours(answer);
  return answer && 'problem' in read ? read.problem : undefined;
}

/** Asks once for each text that could not be read as hours; answers are kept with the mapping. */
export async function askHours({ problems, mapping }: ImportResult, ask: Ask, locale: Locale): Promise<Mapping> {
  const say = createSay(locale);
  const counts = new Map<string, { heading: string; text: string; count: number }>();
  for (const { column, value, problem } of problems) {
    const field = mapping.columns[column];
    const isHours = field && (field === 'hours' || parseDayField(field)?.kind === 'hours');
    if (!isHours || !hoursCodes.includes(problem.code)) continue;
    const known = counts.get(value) ?? { heading: column, text: value, count: 0 };
    counts.set(value, { ...known, count: known.count + 1 });
  }
  const hours = { ...mapping.hours };
  for (const { heading, text, count } of counts.values()) {
    const question = say(text ? 'askHours' : 'askEmpty', { heading, text, count });
    const isWeek = mapping.columns[heading] === 'hours';
    let answer = await ask(question);
    let problem = findAnswerProblem(answer, isWeek);
    while (problem) {
      answer = await ask(`${describeProblem(problem, locale)}\n${question}`);
      problem = findAnswerProblem(answer, isWeek);
    }
    if (answer) hours[text] = answer;
  }
  return { ...mapping, hours };
}
