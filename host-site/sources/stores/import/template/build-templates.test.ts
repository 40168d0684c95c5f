import { describe, expect, it } from 'vitest';
import writeWorkbook from 'write-excel-file/node';
import { locales } from '../../../../../widgets/shared/locale/locale.ts';
import { readCsvRows } from '../../csv-rows.ts';
import { proposeMapping } from '../columns/propose-mapping.ts';
import { feedColumns } from '../columns/store-columns.ts';
import { importStores, readStoreTable } from '../import-stores.ts';
import { buildTemplates } from './build-templates.ts';

const context = { published: [], today: '2026-11-30' };
const inTemplate = feedColumns.filter(({ isRare }) => !isRare);

describe('the templates of a list of stores', () => {
  it('SF-03 are the same bytes each time', async () => {
    const [one, other] = [await buildTemplates(), await buildTemplates()];
    expect([...one.keys()].sort()).toEqual(
      locales.flatMap((locale) => [`stores-template.${locale}.csv`, `stores-template.${locale}.xlsx`]).sort(),
    );
    for (const [name, bytes] of one) expect(Buffer.from(bytes).equals(Buffer.from(other.get(name) ?? []))).toBe(true);
  });

  it('SF-03 have headings that an import knows, each as the field that it is', async () => {
    for (const [name, bytes] of await buildTemplates()) {
      const { columns } = proposeMapping(await readStoreTable(bytes));
      expect([name, Object.values(columns)]).toEqual([name, inTemplate.map((column) => column.name)]);
    }
  });

  it('SF-03 filled in with their examples become a store in both languages, without a problem', async () => {
    for (const locale of locales) {
      const rows = [
        inTemplate.map((column) => column[locale].label),
        inTemplate.map((column) => column[locale].example),
      ];
      const sheet = rows.map((cells) => cells.map((value) => ({ value, type: String })));
      const { stores, problems } = await importStores(await writeWorkbook(sheet as never).toBuffer(), context);
      expect([locale, problems]).toEqual([locale, []]);
      expect(stores[0]).toMatchObject({
        number: '107',
        phone: '9025550193',
        address: { province: 'NS', postalCode: 'B3J 0A7' },
        lat: 44.6427,
        lng: -63.5769,
        hours: { 1: [['09:30', '21:00']], 6: [['09:30', '17:00']], 0: [] },
        exceptions: [
          { date: '2026-12-24', intervals: [['09:00', '17:00']] },
          { date: '2026-12-31', intervals: [] },
        ],
      });
    }
  });
});

it('SF-03 the declaration of columns names exactly those that a feed.csv is read from', () => {
  const names = feedColumns.map(({ name }) => name);
  const { unknownColumns } = readCsvRows(`${names.join(',')},other\n${names.map(() => '1').join(',')},1\n`);
  expect(unknownColumns).toEqual(['other']);
});
