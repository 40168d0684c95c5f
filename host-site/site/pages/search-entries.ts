import { parse } from 'node-html-parser';
import { ownBrand } from '../../../widgets/shared/brand/brands.ts';
import { type CompanyPage, findCompanyLink } from '../../../widgets/shared/brand/company-links.ts';
import { retailerTexts } from '../../../widgets/shared/brand/retailer.ts';
import type { Locale } from '../../../widgets/shared/locale/locale.ts';
import { nameCity } from '../../../widgets/shared/stores/name-city.ts';
import type { Store } from '../../../widgets/shared/stores/store.ts';
import english from '../../content/search-phrases-english.json' with { type: 'json' };
import french from '../../content/search-phrases-french.json' with { type: 'json' };
import { searchPhrases } from '../../retailers/retailer-content.ts';
import { factMessages } from '../../sources/facts/fact-messages.ts';
import { formatPhone } from '../../sources/facts/format-value.ts';
import { formatPath, type Route } from '../../sources/routes.ts';
import type { SearchEntry } from '../search/search-entry.ts';
import { translateSearch } from '../search/search-messages.ts';
import type { PageAddress } from './page-sources.ts';

const trimEnd = (text: string, end: string) => (text.endsWith(end) ? text.slice(0, -end.length) : text);

/**
 * Parts to skip: links to other pages, elements with their fallbacks, labels, visually hidden texts, and pictures,
 * whose alternative text repeats the text.
 */
const others =
  'nav, form, template, script, svg, figure, .widget, .embed, .related, .spread, .store-ways, [aria-labelledby=index], [aria-labelledby=quicker], .share-row, .actions, .label, .kicker, .updated, .visually-hidden, .sample, [hidden], [aria-hidden]';
/** Elements that separate words even without a space in the markup. */
const edgeOfBlock = /<\/?(?:p|li|[uo]l|h[1-6]|d[dt]|t[dh]|tr|caption|div|section|blockquote|figcaption|br)\b/g;

const trim = (text: string): string => text.replace(/[ \t\r\n]+/g, ' ').trim();

/** Search entry of a rendered page: its title, its headings, the rest of its main content and its lead picture. */
export function readPageEntry(
  html: string,
  route: Route,
  locale: Locale,
  kind: SearchEntry['kind'] = 'page',
): SearchEntry {
  const title = /<title>[^<]*<\/title>/.exec(html)?.[0] ?? '';
  const main = /<main\b[\s\S]*<\/main>/.exec(html)?.[0] ?? '';
  const content = parse(main.replace(edgeOfBlock, ' $&'));
  for (const element of content.querySelectorAll(others)) element.remove();
  const [picture] =
    content.querySelector('picture source[type="image/webp"]')?.getAttribute('srcset')?.split(' ') ?? [];
  const headings = content.querySelectorAll('h1, h2, h3');
  for (const heading of headings) heading.remove();
  return {
    path: formatPath(route, locale),
    kind,
    title: trimEnd(parse(title).text, ` | ${retailerTexts.brand[locale]}`),
    headings: headings.map(({ text }) => trim(text)).join(' · '),
    text: trim(content.text),
    ...(picture ? { picture } : {}),
  };
}

/** Search entry of a long legal page: title, lead and headings. Its clauses would enlarge the index for every shopper. */
export function toRulesEntry(html: string, address: PageAddress): SearchEntry {
  const { headings } = readPageEntry(html, address.route, address.locale);
  return { ...toGuideEntry(html, address), headings };
}

/** Search entry of a documentation page: only title and lead. Its code would enlarge the index for every shopper. */
export function toGuideEntry(html: string, { route, locale }: PageAddress): SearchEntry {
  const entry = readPageEntry(html, route, locale);
  const lead = parse(/<p class="standfirst">[\s\S]*?<\/p>/.exec(html)?.[0] ?? '').text;
  return { ...entry, headings: '', text: trim(lead) };
}

/** Search entry of a store: name, number, town, province and postal code, but no hours. */
export function toStoreEntry(store: Store, route: Route, locale: Locale): SearchEntry {
  const { name, number, phone, extension, address } = store;
  const { line1, line2, province, postalCode } = address;
  const city = nameCity(address, locale);
  const cities = [...new Set([city, address.city])];
  const place = `${city} (${factMessages[locale].provinces[province]}) ${postalCode}`;
  const says = [line1, line2, place].filter(Boolean).join(', ');
  return {
    path: formatPath(route, locale),
    kind: 'store',
    title: name[locale],
    headings: '',
    text: [says, phone && formatPhone(phone, locale, extension), translateSearch[locale]('storeNumber', { number })]
      .filter(Boolean)
      .join(' · '),
    keys: [number, postalCode.replace(/\s/g, ''), province, ...cities, translateSearch[locale]('store')].join(' '),
    asked: cities.join('|'),
  };
}

const kitPhrases: Record<Locale, Readonly<Record<string, string>>> = { en: english, fr: french };
/** Phrases that lead to a page, by the last part of its path, separated by `|`: the kit's and the retailer's. */
const findPhrases = (locale: Locale, page: string): string =>
  [kitPhrases[locale][page], searchPhrases[locale][page]].filter(Boolean).join('|');

/** It has a word about everything, and is hardly ever the wanted page. */
const isHomepage = ({ path }: SearchEntry) => /^\/[a-z]+$/.test(path);
const isDocumentation = ({ path }: SearchEntry) => /^\/[a-z]+\/widgets(\/|$)/.test(path);

/** Entry of a page on another site of ours, where there is one. */
function toLinkEntries(page: CompanyPage, locale: Locale): SearchEntry[] {
  const read = (key: string) => findPhrases(locale, key);
  const path = findCompanyLink(page, ownBrand, locale);
  if (!path) return [];
  const [title, text, asked] = [read(`title of ${page}`), read(`text of ${page}`), read(page)];
  return [{ path, kind: 'page', title, headings: '', text, asked }];
}

/** A language's entries with the phrases that shoppers type; documentation apart, in a search of its own. */
export function splitEntries(
  entries: readonly SearchEntry[],
  locale: Locale,
): Record<'shop' | 'documentation', SearchEntry[]> {
  const links = (['careers', 'unsubscribe'] as const).flatMap((page) => toLinkEntries(page, locale));
  const shop = entries
    .filter((entry) => !isDocumentation(entry) && !isHomepage(entry))
    .map((entry) => {
      const asked = findPhrases(locale, entry.path.split('/').at(-1) ?? '');
      return asked ? { ...entry, asked } : entry;
    });
  return { shop: [...shop, ...links], documentation: entries.filter(isDocumentation) };
}
