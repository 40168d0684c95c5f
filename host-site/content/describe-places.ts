import type { Locale } from '../../widgets/shared/locale/locale.ts';
import { factWords } from './fact-words.ts';
import { type Closure, type FactKinds, inLanguage, type Opening, readFact, type StoreRow } from './facts.ts';
import { fillSentence, formatAddress, formatDate, formatHours, formatPhone, formatTime } from './format-value.ts';

const colon = { en: ':', fr: '\u00A0:' } as const;

/** One line: `Monday to Friday: 9 a.m.–5 p.m. · Saturday: …`. */
export function describeSchedule(schedule: FactKinds['schedule'], locale: Locale): string {
  return schedule
    .map(({ days, hours }) => `${factWords[locale].dayRanges[days]}${colon[locale]} ${formatHours(hours, locale)}`)
    .join(' · ');
}

/** A Markdown table of the days on which customer service rests. */
export function describeClosures(closures: readonly Closure[], locale: Locale): string {
  const { date, name } = factWords[locale].closures;
  const rows = closures.map(
    (closure) => `| ${formatDate(closure.date, locale)} | ${inLanguage(closure.name, locale)} |`,
  );
  return [`| ${date} | ${name} |`, '| --- | --- |', ...rows].join('\n');
}

/** Each store as a third-level heading, a sentence about it, and a list: address, phone, hours, departments. */
export function describeStores(stores: readonly StoreRow[], locale: Locale): string {
  return stores.map((store) => describeStore(store, locale)).join('\n\n');
}

function describeStore(store: StoreRow, locale: Locale): string {
  const words = factWords[locale].store;
  const departments = store.departments
    .map((key) => inLanguage(readFact(`departments.${key}`, 'text'), locale))
    .join(', ');
  return [
    `### ${inLanguage(store.name, locale)}`,
    '',
    inLanguage(store.comments, locale),
    '',
    `- ${formatAddress(store.address, locale)}`,
    `- ${words.phone}${colon[locale]} [${formatPhone(store.phone, locale)}](tel:+1${store.phone})`,
    `- ${describeSchedule(readFact(`schedules.${store.schedule}`, 'schedule'), locale)}`,
    `- ${words.departments}${colon[locale]} ${departments}`,
  ].join('\n');
}

/** Each opening as a third-level heading, its address, and a sentence that is true on the day `today`: to come, on, or over. */
export function describeOpenings(openings: readonly Opening[], locale: Locale, today: string): string {
  return openings
    .map((opening) => {
      const phase = today < opening.opens ? 'coming' : today <= opening.party ? 'celebrating' : 'celebrated';
      const sentence = fillSentence(factWords[locale].opening[phase], {
        opens: formatDate(opening.opens, locale),
        time: formatTime(opening.time, locale),
        party: formatDate(opening.party, locale),
        charity: inLanguage(opening.charity, locale),
      });
      return `### ${inLanguage(opening.name, locale)}\n\n${formatAddress(opening.address, locale)}\n\n${sentence}`;
    })
    .join('\n\n');
}
