import { describe, expect, it } from 'vitest';
import { startPageServer } from '../../../../tests/server/support/page-server.ts';
import { writeFiles } from '../../../../tests/server/support/temporary-folder.ts';
import { createSite } from '../../../../tests/server/support/test-site.ts';
import { listHeadings, listStores, now, page, places, store, stores } from './locator-site.fixture.ts';

describe('SF-01 the store locator page of a large chain', () => {
  it.each([
    ['en', 'ontario', 'Ontario: 61 stores', ['Sample'], 60],
    ['fr', 'ontario', '61\u00A0magasins\u00A0: Ontario', ['Sample'], 60],
    ['en', '43,-80', '61 stores nearby', ['Sample', 'Showing the nearest 60 of 61 stores'], 60],
    ['fr', '43,-80', '61\u00A0magasins à proximité', ['Sample', 'Voici les 60 plus proches, sur 61\u00A0magasins'], 60],
  ])('shows in %s for the query %s the number of all stores, also those beyond the nearest 60', async (...row) => {
    const [locale, text, heading, notes, count] = row;
    const large = createSite();
    const many = Array.from({ length: 61 }, (_, at) => store(`s${at}`, 43 + at / 1000, -80));
    writeFiles(large.siteDir, {
      [`${locale}/storelocator.html`]: page(locale),
      'stores/vitrine.json': JSON.stringify({ version: 1, zones: {}, holidays: {}, stores: many, shards: [] }),
    });
    const chain = await startPageServer(large, { now: () => now });
    const html = await (await fetch(`${chain.origin}/${locale}/storelocator?q=${text}`)).text();
    expect(listHeadings(html)).toEqual([heading]);
    expect([...html.matchAll(/<p class="sample">([^<]*)/g)].map(([, note]) => note)).toEqual(notes);
    expect(listStores(html)).toHaveLength(count);
    await chain.close();
    large.remove();
  });

  it.each([
    [
      'en',
      'No store is open right now near Guelph, Ontario',
      'All closed today (New Year’s Day). The nearest opens tomorrow at 9 a.m.',
      'Coming holidays and special hours',
    ],
    [
      'fr',
      'Aucun magasin n’est ouvert en ce moment près de Guelph (Ontario)',
      'Fermés aujourd’hui (jour de l’An). Le plus proche ouvre demain à 9 h.',
      'Jours fériés et heures particulières à venir',
    ],
  ])('SF-08 on a closed day says so in %s, lists the near stores, and leads to the coming holidays', async (...row) => {
    const [locale, heading, why, link] = row;
    const closedDay = createSite();
    const holidays = {
      ON: [
        { date: '2027-01-01', name: { en: 'New Year’s Day', fr: 'jour de l’An' }, hours: [] },
        { date: '2027-02-15', name: { en: 'Family Day', fr: 'jour de la Famille' }, hours: [] },
      ],
    };
    writeFiles(closedDay.siteDir, {
      [`${locale}/storelocator.html`]: page(locale),
      'stores/vitrine.json': JSON.stringify({
        version: 1,
        zones: { 'America/Toronto': [[0, -300]] },
        holidays,
        stores,
      }),
      'stores/places-1.json': JSON.stringify(places),
    });
    const chain = await startPageServer(closedDay, { now: () => Date.parse('2027-01-01T17:00:00Z') });
    const ask = async (query: string) => (await fetch(`${chain.origin}/${locale}/storelocator?${query}`)).text();
    const html = await ask('q=guelph&open=1');
    expect(listHeadings(html)).toEqual([heading]);
    expect(html.replaceAll('\u00A0', ' ')).toContain(`<p class="status">${why}</p>`);
    expect(listStores(html)).toEqual(['Soon', 'Guelph', 'Toronto']);
    // One tap from each store.
    for (const slug of listStores(html)) {
      expect(html).toContain(`<a href="/${locale}/stores/${slug}#hours">${link}</a>`);
    }
    // Stores in another province are open, thousands of kilometres away.
    expect(html).not.toContain('Halifax');
    await chain.close();
    closedDay.remove();
  });

  it('reads of a chain whose data is split only the files that can hold a matching store', async () => {
    const large = createSite();
    const shard = (file: string, list: readonly ReturnType<typeof store>[], provinces: string[]) => ({
      file,
      count: list.length,
      provinces,
      middle: list[0],
      box: [
        Math.min(...list.map(({ lat }) => lat)),
        Math.min(...list.map(({ lng }) => lng)),
        Math.max(...list.map(({ lat }) => lat)),
        Math.max(...list.map(({ lng }) => lng)),
      ],
    });
    const [ontario, east, west] = [stores.slice(0, 3), stores.slice(5), stores.slice(3, 5)];
    writeFiles(large.siteDir, {
      'en/storelocator.html': page('en'),
      'stores/vitrine.json': JSON.stringify({
        version: 1,
        zones: {},
        holidays: {},
        stores: [],
        shards: [
          shard('vitrine/on.json', ontario, ['ON']),
          shard('vitrine/east.json', east, ['NS']),
          shard('vitrine/west.json', west, ['BC']),
        ],
      }),
      'stores/vitrine/on.json': JSON.stringify(ontario),
      'stores/vitrine/east.json': JSON.stringify(east),
      // A response that needs it fails, and is the page without a list.
      'stores/vitrine/west.json': 'unreadable',
      'stores/places-1.json': JSON.stringify(places),
    });
    const chain = await startPageServer(large, { now: () => now });
    const ask = async (query: string) =>
      listStores(await (await fetch(`${chain.origin}/en/storelocator${query}`)).text());
    expect(await ask('?q=guelph')).toEqual(['Guelph', 'Toronto', 'Soon']);
    expect(await ask('?q=nova+scotia')).toEqual(['Halifax']);
    expect(await ask('?s=50,-70')).toEqual(['Halifax', 'Toronto', 'Guelph']);
    expect(await ask('?q=british+columbia')).toEqual([]);
    await chain.close();
    large.remove();
  });
});
