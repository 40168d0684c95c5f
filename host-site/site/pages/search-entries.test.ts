import { describe, expect, it } from 'vitest';
import { store } from '../../../widgets/shared/stores/store.fixture.ts';
import { findRoute, toStoreRoute } from '../../sources/routes.ts';
import { readPageEntry, splitEntries, toRulesEntry, toStoreEntry } from './search-entries.ts';

const page = (main: string) =>
  `<html><head><title>Retours &amp; plus | Vitrine</title></head><body><header>En-tête</header><main id="content">${main}</main><footer>Pied</footer></body></html>`;
const read = (main: string) => readPageEntry(page(main), findRoute('returns'), 'fr');

describe('readPageEntry', () => {
  it('returns path, title, headings, and main text without the headings', () => {
    const entry = read('<h1>Retours</h1><p>Rapportez-le.</p><h2>Sans reçu</h2><ul><li>Un</li><li>Deux</li></ul>');
    expect(entry).toEqual({
      path: '/fr/returns',
      kind: 'page',
      title: 'Retours & plus',
      headings: 'Retours · Sans reçu',
      text: 'Rapportez-le. Un Deux',
    });
  });

  it.each([
    '<nav>Ailleurs</nav>',
    '<div class="widget"><vitrine-x><template shadowrootmode="open"><p>Ailleurs</p></template>Ailleurs</vitrine-x></div>',
    '<section class="related"><h2>Ailleurs</h2></section>',
    '<form>Ailleurs</form>',
    '<p hidden>Ailleurs</p>',
  ])('leaves out %s', (other) => {
    const { text, headings } = read(`<p>Un</p>${other}<p>Deux</p>`);
    expect([text, headings]).toEqual(['Un Deux', '']);
  });

  it('has the smallest file of the lead picture, not that of a related page', () => {
    const picture = (name: string) =>
      `<picture><source type="image/webp" srcset="/${name}-480.webp 480w, /${name}-800.webp 800w"/><img/></picture>`;
    const related = `<section class="related">${picture('rug')}</section>`;
    expect(read(`<header>${picture('sofa')}</header>${picture('lamp')}${related}`).picture).toBe('/sofa-480.webp');
    expect(read(related)).not.toHaveProperty('picture');
  });

  it('separates the words of adjacent blocks and keeps no-break spaces', () => {
    expect(read('<a>Un</a><p>deux</p><table><tr><td>trois</td><td>25\u00A0$</td></tr></table>').text).toBe(
      'Un deux trois 25\u00A0$',
    );
  });
});

it('toRulesEntry contains the lead and the headings of contest rules but not their clauses', () => {
  const html = page('<h1>Règlements</h1><p class="standfirst">Qui peut gagner.</p><h2>Prix</h2><p>Clause</p>');
  expect(toRulesEntry(html, { route: findRoute('contestrules'), locale: 'fr' })).toMatchObject({
    headings: 'Règlements · Prix',
    text: 'Qui peut gagner.',
  });
});

describe('toStoreEntry', () => {
  it('contains the name, city, postal code and number of the store', () => {
    const entry = toStoreEntry(store, toStoreRoute(store), 'fr');
    expect(entry).toMatchObject({ kind: 'store', title: store.name.fr, path: `/fr/stores/${store.slug}` });
    for (const part of [store.address.city, store.address.postalCode, store.number]) expect(entry.text).toContain(part);
    expect(entry.keys?.split(' ')).toContain(store.address.postalCode.replace(' ', ''));
  });

  it('contains the city in the language of the page, and both city names as search phrases', () => {
    const address = { ...store.address, city: 'Greater Sudbury', cityFr: 'Grand Sudbury' };
    const entry = toStoreEntry({ ...store, address }, toStoreRoute(store), 'fr');
    expect(entry.text).toContain('Grand Sudbury (');
    expect(entry.asked).toBe('Grand Sudbury|Greater Sudbury');
    expect(toStoreEntry({ ...store, address }, toStoreRoute(store), 'en').text).toContain('Greater Sudbury (');
  });
});

it('splitEntries omits the homepage and separates documentation from other pages', () => {
  const entries = ['/fr', '/fr/returns', '/fr/widgets'].map((path) => ({ ...read('<p>Un</p>'), path }));
  const { shop, documentation } = splitEntries(entries, 'fr');
  expect(shop.map(({ path }) => path).filter((path) => path.startsWith('/'))).toEqual(['/fr/returns']);
  expect(documentation.map(({ path }) => path)).toEqual(['/fr/widgets']);
});
