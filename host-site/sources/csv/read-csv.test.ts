import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CsvError, readCsv } from './read-csv.ts';

const readCells = (csv: string) => [...readCsv(csv)].map(({ cells }) => cells);

describe('readCsv', () => {
  it('reads back any quoted field, including commas, quotation marks and line breaks', () => {
    const field = fc.string({ unit: fc.constantFrom('a', ',', '"', '\n', '\r\n', 'é', ' ') });
    const records = fc.array(fc.tuple(fc.constant('x'), field, field), { minLength: 1 });
    fc.assert(
      fc.property(records, (written) => {
        const csv = written
          .map((record) => record.map((one) => `"${one.replaceAll('"', '""')}"`).join(','))
          .join('\r\n');
        expect(readCells(`a,b,c\r\n${csv}`).slice(1)).toEqual(written);
      }),
    );
  });

  it.each([
    [
      'a;b\n1;2',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'a,b\n\n1,',
      [
        ['a', 'b'],
        ['1', ''],
      ],
    ],
    ['', []],
    [
      'a,b\n"x"y,2\n3,4',
      [
        ['a', 'b'],
        ['"x"y', '2'],
        ['3', '4'],
      ],
    ],
    ['\uFEFF\r\n;;\r\na;b,c', [['a', 'b,c']]],
    ['"x,y"z, 24" wide ,"a;b" , "c,d"', [['"x,y"z', '24" wide', 'a;b', 'c,d']]],
    ['a\rb\r"c"', [['a'], ['b'], ['c']]],
  ])('reads %j', (csv, expected) => expect(readCells(csv)).toEqual(expected));

  it('gives line numbers as in a text editor and row numbers as in a spreadsheet', () => {
    const csv = '\r\na,b\r\n\r\n"1\r\n2",3\r\n,\r\n4,5\r\n';
    expect([...readCsv(csv)].map(({ line, row }) => [line, row])).toEqual([
      [2, 2],
      [4, 4],
      [7, 6],
    ]);
  });

  it.each([
    ['a,b\n"1,2\n3,4', 'line 2'],
    ['a,b\n"1\n2","3\n', 'line 3'],
    ['"""', 'line 1'],
  ])('throws with the line number for %j, whose quotation does not end', (csv, line) => {
    expect(() => readCells(csv)).toThrow(new CsvError(`${line}: a quotation that does not end`));
  });

  it('reads a cell of a million quotes', () => {
    const quotes = '"'.repeat(1_000_000);
    expect(readCells(`"${quotes.repeat(2)}"`)[0]?.[0]).toHaveLength(1_000_000);
  });
});
