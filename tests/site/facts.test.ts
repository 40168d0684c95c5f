import { describe, expect, it } from 'vitest';
import { facts } from '../../host-site/sources/facts/facts.ts';
import { fillFacts } from '../../host-site/sources/facts/fill-facts.ts';
import { formatDate, formatMonthDay } from '../../host-site/sources/facts/format-value.ts';
import { formatTorontoDate } from '../../host-site/sources/facts/service-hours.ts';
import { locales } from '../../widgets/shared/locale/locale.ts';
import { type BuiltPage, builtPages, findPage } from './support/built-site.ts';

const operator = ['company.legalName', 'company.address'];
/** Places where a visitor expects a fact, by its path in facts.json. */
const places = {
  newsletter: ['newsletter.monthlyCards', 'newsletter.monthlyCardValue', 'newsletter.welcomeCard'],
  contestrules: [
    ...operator,
    'newsletter.monthlyCardValue',
    'newsletter.welcomeCard',
    'spree.value',
    'mysteryCard.value',
    'mysteryCard.status',
  ],
  gift: ['mysteryCard.value', 'mysteryCard.status', 'newsletter.monthlyCardValue', 'gift.minimum', 'gift.maximum'],
  'grand-openings': ['donations.small', 'donations.medium', 'donations.large', 'spree.value'],
  returns: [
    'returns.holiday.from',
    'returns.holiday.to',
    'returns.holiday.until',
    'returns.holiday.status',
    'returns.days',
  ],
  legal: operator,
  accessibility: [...operator, 'accessibility.tested'],
  how: ['company.discount'],
  press: ['company.discount'],
  contact: ['service.hours'],
  faq: ['service.opens', 'service.closes'],
  'customer-store-info': ['service.opens', 'service.closes'],
  privacy: [...operator, 'consent.answerDays', 'newsletter.quietDays', 'newsletter.unsubscribeDays'],
};
const today = formatTorontoDate(new Date());
const shown = Object.entries(places).flatMap(([name, paths]) => locales.map((locale) => ({ name, locale, paths })));
const readPlain = (text: string) => text.replaceAll('\u00A0', ' ');
const readText = (name: string, locale: string) =>
  readPlain(findPage(`/${locale}/${name}`).document.querySelector('main')?.textContent ?? '');

describe('facts', () => {
  it.each(shown)('PG-01 are in the text of /$locale/$name', ({ name, locale, paths }) => {
    const text = readText(name, locale);
    for (const path of paths) {
      expect(text, path).toContain(readPlain(fillFacts(`{{${path}}}`, locale, today)));
    }
  });

  it.each(locales)('PG-01 include the operator’s legal name in the footer of every page (%s)', (locale) => {
    const owner = facts.company.legalName.text[locale].replaceAll('\u00A0', ' ');
    const foot = ({ document }: BuiltPage) => document.querySelector('footer.site-footer')?.textContent ?? '';
    const pages = builtPages.filter((page) => page.locale === locale);
    const without = pages.filter((page) => !foot(page).replaceAll('\u00A0', ' ').includes(owner));
    expect(without.map(({ path }) => path)).toEqual([]);
  });

  it.each(locales)('PG-01 about past promotions say when these ended (%s)', (locale) => {
    const ended = locale === 'en' ? 'ended on' : 'a pris fin le';
    expect(readText('gift', locale)).toContain(`${ended} ${readPlain(formatDate('2019-10-13', locale))}`);
    expect(readText('returns', locale)).toContain(`${ended} ${readPlain(formatDate('2025-01-08', locale))}`);
  });

  it.each(locales)('PG-01 include each closure of customer service in 2025 and 2026 (%s)', (locale) => {
    const text = readText('customer-store-info', locale);
    const { 2025: last, 2026: current } = facts.service.closures;
    for (const { date } of [...last.closures, ...current.closures])
      expect(text).toContain(readPlain(formatMonthDay(date, locale)));
  });
});
