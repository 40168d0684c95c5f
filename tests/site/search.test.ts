import { describe, expect, it } from 'vitest';
import { readEntries } from '../../host-site/site/search/search-entry.ts';
import { nameCity } from '../../widgets/shared/stores/name-city.ts';
import { builtPages, findPage, readBuilt, readStoreFeed } from './support/built-site.ts';

const locales = ['en', 'fr'] as const;

describe.each(locales)('the search index in %s', (locale) => {
  const entries = readEntries(JSON.parse(readBuilt(`search/${locale}.json`))) ?? [];
  const documentation = readEntries(JSON.parse(readBuilt(`search/${locale}-documentation.json`))) ?? [];
  const pages = builtPages.filter((page) => page.locale === locale);

  it('has exactly the indexed pages, except the homepage', () => {
    const listed = pages.filter(({ route }) => route.indexed && route.kind !== 'home').map(({ path }) => path);
    const documented = documentation.map(({ path }) => path);
    const onSite = entries.map(({ path }) => path).filter((path) => path.startsWith('/'));
    expect([...onSite, ...documented].sort()).toEqual(listed.sort());
  });

  it('has the documentation in a separate file, and two external links', () => {
    expect(documentation.length).toBeGreaterThan(0);
    for (const { path } of documentation) expect(path).toMatch(/^\/(en|fr)\/widgets/);
    expect(entries.filter(({ path }) => path.includes('/widgets'))).toEqual([]);
    expect(entries.filter(({ path }) => path.startsWith('https:'))).toHaveLength(2);
  });

  it('has entries with a title without the site’s name and a text of at least 20 characters', () => {
    expect(entries.filter(({ title, text }) => !title.trim() || text.length < 20)).toEqual([]);
    expect(entries.filter(({ title }) => /\| Vitrine$/.test(title))).toEqual([]);
  });

  it('has no text of the header and footer, and no markup', () => {
    const common = { en: ['Careers', 'Get our emails', 'All rights reserved'], fr: ['Carrières', 'Tous droits'] };
    const text = JSON.stringify(entries.filter(({ path }) => path.startsWith('/')));
    for (const phrase of common[locale]) {
      expect(findPage(`/${locale}`).html).toContain(phrase.slice(0, 7));
      expect(text).not.toContain(phrase);
    }
    expect(entries.filter((entry) => /<\/?\w+[ >]|&\w+;|\{\{/.test(entry.text))).toEqual([]);
  });

  it('has each store with its name, city, postal code and number', () => {
    const stores = entries.filter(({ kind }) => kind === 'store');
    expect(stores).toHaveLength(readStoreFeed().stores.length);
    for (const { slug, name, address, number } of readStoreFeed().stores) {
      const store = stores.find(({ path }) => path === `/${locale}/stores/${slug}`);
      expect(store?.title).toBe(name[locale]);
      for (const part of [nameCity(address, locale), address.postalCode, number]) expect(store?.text).toContain(part);
    }
  });
});

describe.each(locales)('the site search in %s', (locale) => {
  const pages = builtPages.filter((page) => page.locale === locale);

  it('has a link in every header, and a form on the 404 page', () => {
    for (const { html, path } of pages) expect(html, path).toContain(`class="search-link" href="/${locale}/search"`);
    const form = findPage(`/${locale}/404`).document.querySelector('main form');
    expect(form?.getAttribute('action')).toBe(`/${locale}/search`);
    expect(form?.querySelector('label')?.getAttribute('for')).toBe(form?.querySelector('[name=q]')?.id);
  });

  it('is declared as a SearchAction on the homepage only', () => {
    const withAction = pages.filter(({ html }) => html.includes('SearchAction'));
    expect(withAction.map(({ path }) => path)).toEqual([`/${locale}`]);
    const data = findPage(`/${locale}`).document.querySelector('script[type="application/ld+json"]')?.textContent;
    const site = JSON.parse(data ?? '')['@graph'].find((node: { '@type': string }) => node['@type'] === 'WebSite');
    expect(site.potentialAction).toMatchObject({
      '@type': 'SearchAction',
      target: { urlTemplate: expect.stringMatching(new RegExp(`/${locale}/search\\?q=\\{search_term_string\\}$`)) },
      'query-input': 'required name=search_term_string',
    });
  });

  it('loads its script only on the search page, and its styles only there and on the 404 page', () => {
    const scripted = pages.filter(({ html }) => /src="\/assets\/search-\w+\.js"/.test(html));
    expect(scripted.map(({ path }) => path)).toEqual([`/${locale}/search`]);
    const styled = pages.filter(({ html }) => /href="\/assets\/search-\w+\.css"/.test(html));
    expect(styled.map(({ path }) => path).sort()).toEqual([`/${locale}/404`, `/${locale}/search`]);
  });
});
