import type { Locale, LocalizedText } from '../../../widgets/shared/locale/locale.ts';
import recordsJson from '../../content/browser-records.json' with { type: 'json' };
import { factMessages } from './fact-messages.ts';
import { fillFacts } from './fill-facts.ts';

/** A record that our code writes in a visitor's browser. `kept` may contain tokens of facts. */
interface BrowserRecord {
  storage: 'local' | 'session';
  purpose: LocalizedText;
  kept: LocalizedText;
}

/** Every key that our code writes to local or session storage, with `…` for a variable ending; it sets no cookies. */
export const browserRecords = recordsJson as Readonly<Record<string, BrowserRecord>>;

/** A Markdown table of the records in the browser, with facts as of the day `today`, YYYY-MM-DD. */
export function describeBrowserRecords(locale: Locale, today: string): string {
  const { name, kind, purpose, kept, ...storages } = factMessages[locale].browserRecords;
  const rows = Object.entries(browserRecords).map(
    ([key, record]) =>
      `| \`${key}\` | ${storages[record.storage]} | ${record.purpose[locale]} | ${record.kept[locale]} |`,
  );
  const table = [`| ${name} | ${kind} | ${purpose} | ${kept} |`, '| --- | --- | --- | --- |', ...rows].join('\n');
  return fillFacts(table, locale, today);
}
