import type { Locale } from '../../../../widgets/shared/locale/locale.ts';
import { type Result, results } from './check.ts';
import type { Report } from './run-check.ts';

const labels: Readonly<Record<Locale, Readonly<Record<Result, string>>>> = {
  en: { ok: 'ok', warning: 'warning', failed: 'FAILED', skipped: 'skipped' },
  fr: { ok: 'correct', warning: 'à voir', failed: 'ÉCHEC', skipped: 'omis' },
};
const widest = 7;

/** How many reports have each result. */
export const countResults = (reports: readonly Report[]): Record<Result, number> =>
  Object.fromEntries(
    results.map((result) => [result, reports.filter((report) => report.result === result).length]),
  ) as Record<Result, number>;

/** A report for a terminal: a line, and one with the remedy. */
export function formatReport({ id, result, message, remedy }: Report, locale: Locale): string {
  const line = `${labels[locale][result].padEnd(widest)}  ${id}: ${message[locale]}\n`;
  return remedy ? `${line}${' '.repeat(widest + 2)}→ ${remedy[locale]}\n` : line;
}

/** The last line for a terminal. */
export function formatSum(reports: readonly Report[], locale: Locale): string {
  const counts = countResults(reports);
  return `${results.map((result) => `${counts[result]} ${labels[locale][result].toLowerCase()}`).join(', ')}\n`;
}

/** What a run of the doctor has found, for programs. */
export interface DoctorJson {
  /** ISO 8601. */
  at: string;
  /** The address that was checked; null for none. */
  origin: string | null;
  isPlanned: boolean;
  /** `failed` when a check has failed; else `warning` when one has a warning. */
  result: 'ok' | 'warning' | 'failed';
  counts: Record<Result, number>;
  checks: readonly Report[];
}

/** The same for programs, with both languages. */
export function formatJson(reports: readonly Report[], run: Pick<DoctorJson, 'at' | 'origin' | 'isPlanned'>): string {
  const counts = countResults(reports);
  const result = counts.failed > 0 ? 'failed' : counts.warning > 0 ? 'warning' : 'ok';
  const json: DoctorJson = { ...run, result, counts, checks: reports };
  return `${JSON.stringify(json, null, 2)}\n`;
}
