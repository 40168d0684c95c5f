import { catalogue } from '../../../widgets/catalogue.ts';
import type { Locale } from '../../../widgets/shared/locale/locale.ts';
import messagesEn from '../../content/widgets.en.json' with { type: 'json' };
import messagesFr from '../../content/widgets.fr.json' with { type: 'json' };
import { formatTable } from './format-table.ts';
import { criteria, type Evidence, evidence, evidenceForAll } from './wcag-evidence.ts';

const messages = { en: messagesEn.wcag, fr: messagesFr.wcag };

const compare = new Intl.Collator('en', { numeric: true }).compare;

/** Numbers and names of the criteria of some tests, each once, in their order. */
function listCriteria(tests: readonly Evidence[], locale: Locale): string {
  const numbers = [...new Set(tests.flatMap((each) => each.criteria))].sort(compare);
  return numbers.map((number) => `${number}\u00a0${criteria[number]?.[locale]}`).join('; ');
}

/** Markdown of the criteria of WCAG 2.2 that tests check: a row for all widgets, and one for each. */
export function describeCriteria(locale: Locale): string {
  const { widget, all, tested, tests } = messages[locale];
  const rows = catalogue.map(({ name, contract }): [string, readonly Evidence[]] => [
    `\`<${contract.tag}>\``,
    evidence[name] ?? [],
  ]);
  return formatTable(
    [widget, tested, tests],
    [[all, evidenceForAll] as const, ...rows].map(([name, some]) => [
      name,
      listCriteria(some, locale),
      String(some.length),
    ]),
  );
}
