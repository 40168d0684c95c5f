import type { Locale } from '../../../widgets/shared/locale/locale.ts';
import { fillSentence } from '../problems/fill-sentence.ts';
import { describeClosures } from './describe-closures.ts';
import { factMessages } from './fact-messages.ts';
import { type Fact, type FactKind, type FactKinds, inLanguage, readFact } from './facts.ts';
import {
  formatDate,
  formatHours,
  formatMoney,
  formatNumber,
  formatPercent,
  formatPhone,
  formatTime,
} from './format-value.ts';

type Formatter<Value> = (value: Value, locale: Locale, today: string) => string;

const formatters: { [Kind in FactKind]: Formatter<FactKinds[Kind]> } = {
  text: inLanguage,
  number: formatNumber,
  year: String,
  money: formatMoney,
  percent: formatPercent,
  date: formatDate,
  time: formatTime,
  hours: formatHours,
  phone: (digits, locale) => `[${formatPhone(digits, locale)}](tel:+1${digits})`,
  email: (address) => `[${address}](mailto:${address})`,
  link: (link, locale) => `[${link[locale].label}](${link[locale].href})`,
  status: describeStatus,
  closures: describeClosures,
};

/** Whether a node of facts.json is a fact: an object with one key, which is a kind. */
export function isFact(node: object): node is Fact {
  const [kind = '', ...others] = Object.keys(node);
  return others.length === 0 && Object.hasOwn(formatters, kind);
}

/** Markdown of a fact in a language, as of the day `today` (YYYY-MM-DD): an offer past its last day has ended. */
export function formatFact(fact: Fact, locale: Locale, today: string): string {
  const [kind, value] = Object.entries(fact)[0] as [FactKind, unknown];
  return (formatters[kind] as Formatter<unknown>)(value, locale, today);
}

function describeStatus({ of, ends }: FactKinds['status'], locale: Locale, today: string): string {
  const sentences = factMessages[locale].status[of];
  const date = readFact(ends, 'date');
  return fillSentence(today > date ? sentences.ended : sentences.open, { date: formatDate(date, locale) });
}
