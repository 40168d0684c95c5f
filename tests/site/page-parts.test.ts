import { describe, expect, it } from 'vitest';
import { listFirstQuestions } from '../../host-site/site/pages/prose/questions.ts';
import { locales } from '../../widgets/shared/locale/locale.ts';
import { builtPages } from './support/built-site.ts';

const find = (locale: string, name: string) =>
  builtPages.find((page) => page.locale === locale && page.route.name === name)?.document as Document;
const textOf = (element: Element | null | undefined) => element?.textContent?.replaceAll('\u00a0', ' ').trim() ?? '';

describe.each(locales)('pages are composed (%s)', (locale) => {
  it('the homepage has one store search, which the header has', () => {
    const searches = find(locale, 'homepage').querySelectorAll(`form[action="/${locale}/storelocator"]`);
    expect(searches).toHaveLength(1);
    expect(searches[0]?.closest('header')).not.toBeNull();
  });

  it('the homepage dates its news, each of which leads somewhere', () => {
    const items = [...find(locale, 'homepage').querySelectorAll('.news li')];
    expect(items.length).toBeGreaterThan(0);
    for (const item of items) {
      expect(textOf(item.querySelector('p'))).toMatch(/\d/);
      expect(item.querySelector('a')?.getAttribute('href')).toMatch(new RegExp(`^/${locale}/`));
    }
  });

  it('contact answers the first three questions beside its form', () => {
    const questions = listFirstQuestions(find(locale, 'faq').querySelector('.prose')?.innerHTML ?? '');
    const answered = [...find(locale, 'contact').querySelectorAll('.answers dt')].map(textOf);
    expect(answered).toHaveLength(3);
    expect(answered).toEqual(questions.slice(0, 3).map(({ question }) => question.replaceAll('\u00a0', ' ')));
  });

  it('contests and the newsletter have their picture before their form, and load it first', () => {
    const pages = builtPages.filter(
      (page) => page.locale === locale && ['contest', 'newsletter'].includes(page.route.kind),
    );
    expect(pages.length).toBeGreaterThan(2);
    for (const { document } of pages) {
      const [art, form] = ['.form-art', '.sign-up'].map((name) => document.querySelector(name) as Element);
      expect(art?.compareDocumentPosition(form as Element)).toBe(4);
      const image = art?.querySelector('img');
      if (image) expect(image.getAttribute('fetchpriority')).toBe('high');
    }
  });

  it('each store’s page has a map of its own', () => {
    const maps = builtPages
      .filter((page) => page.locale === locale && page.route.store)
      .map(({ document }) => document.querySelector('.region svg'));
    expect(maps.every((map) => map?.getAttribute('aria-label'))).toBe(true);
    // Without their labels, which name the store.
    expect(new Set(maps.map((map) => map?.innerHTML)).size).toBe(maps.length);
  });

  it('finds that no shopper took are said to be samples beside them', () => {
    for (const name of ['homepage', 'fab-finds']) {
      const document = find(locale, name);
      const note = document.querySelector(':is(.finds-strip, .finds-wall) .sample');
      expect(textOf(note).length, name).toBeGreaterThan(20);
    }
  });
});
