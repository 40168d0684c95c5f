import type { Locale } from '../../../widgets/shared/locale/locale.ts';
import { factMessages } from './fact-messages.ts';
import { type Closure, inLanguage } from './facts.ts';
import { formatMonthDay } from './format-value.ts';

/** A Markdown table of the days on which customer service is closed, all in the year that the heading above it names. */
export function describeClosures(closures: readonly Closure[], locale: Locale): string {
  const { date, name } = factMessages[locale].closures;
  const rows = closures.map(
    (closure) => `| ${formatMonthDay(closure.date, locale)} | ${inLanguage(closure.name, locale)} |`,
  );
  return [`| ${date} | ${name} |`, '| --- | --- |', ...rows].join('\n');
}
