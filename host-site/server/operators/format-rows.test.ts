import { expect, it } from 'vitest';
import { readCsv } from '../../sources/csv/read-csv.ts';
import { parseExportQuery } from './export-query.ts';
import { formatRows } from './format-rows.ts';

const columns = ['first_name', 'message'];
const rows = [
  { first_name: 'Zoé', message: 'Bonjour;=HYPERLINK("x")\nSalut, à bientôt' },
  { first_name: '=1+1', message: '' },
];

async function write(format: Parameters<typeof formatRows>[0]): Promise<string> {
  const list = (async function* () {
    yield* rows;
  })();
  let text = '';
  for await (const piece of formatRows(format, columns, list)) text += piece;
  return text;
}

it.each([
  ['csv', ','],
  ['excel-fr', ';'],
] as const)(
  '%s has the separator “%s”, a byte order mark, and the same cells without formulas',
  async (format, separator) => {
    const text = await write(format);
    expect(text.startsWith(`\uFEFF"first_name"${separator}"message"\r\n`)).toBe(true);
    expect([...readCsv(text)].map(({ cells }) => cells)).toEqual([
      columns,
      ['Zoé', 'Bonjour;\'=HYPERLINK("x")\nSalut, à bientôt'],
      ["'=1+1", ''],
    ]);
  },
);

it('json has the texts as they are', async () => {
  expect(JSON.parse(await write('json'))).toEqual(rows);
});

it('an unknown format is told of with those that there are', () => {
  expect(parseExportQuery({ kind: 'newsletter', format: 'excel' })).toEqual({
    problems: ['format: expected one of csv, excel-fr, json'],
  });
});
