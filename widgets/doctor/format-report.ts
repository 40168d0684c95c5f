import type { Translate } from '../shared/locale/messages.ts';
import { type DoctorKey, type Finding, isProblem, type Subject } from './report.ts';

/** The sentence of a finding. */
export function formatFinding({ key, values, named = {} }: Finding, t: Translate<DoctorKey>): string {
  const texts = Object.entries(named).map(([name, message]) => [name, t(message)]);
  return t(key, { ...values, ...Object.fromEntries(texts) });
}

/** How many findings are problems. */
export const countProblems = (subjects: readonly Subject[]): number =>
  subjects.flatMap(({ findings }) => findings).filter(isProblem).length;

/** The first line of a report: how much is wrong. */
export function formatSummary(subjects: readonly Subject[], t: Translate<DoctorKey>): string {
  const count = countProblems(subjects);
  return count > 0 ? t('summary', { count }) : t('nothingWrong');
}

/** A report as text for a ticket: problems with ✗, other lines with a dash. */
export function formatReport(subjects: readonly Subject[], t: Translate<DoctorKey>): string {
  const parts = subjects.map(({ name, findings }) =>
    [
      name ?? t('thePage'),
      ...findings.map((finding) => `  ${isProblem(finding) ? '✗' : '–'} ${formatFinding(finding, t)}`),
    ].join('\n'),
  );
  return [t('heading', { title: t('title'), summary: formatSummary(subjects, t) }), ...parts].join('\n\n');
}
