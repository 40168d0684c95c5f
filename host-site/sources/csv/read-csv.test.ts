import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CsvError, findSeparator, readCsv } from './read-csv.ts';

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
    ['a,b\n"1,2\n3,4', 2],
    ['a,b\n"1\n2","3\n', 3],
    ['"""', 1],
  ])('throws with the line number for %j, whose quotation does not end', (csv, line) => {
    expect(() => readCells(csv)).toThrow(new CsvError(line));
  });

  // PowerShell#7776: Excel's own line names the separator, and was read as the header.
  it.each([
    [
      'sep=;\r\na;b,c\r\n1;2',
      [
        ['a', 'b,c'],
        ['1', '2'],
      ],
    ],
    [
      '\uFEFFsep=,\na,b;c\n1,2',
      [
        ['a', 'b;c'],
        ['1', '2'],
      ],
    ],
    [
      '"sep=|"\na|b\n1|"2|3"',
      [
        ['a', 'b'],
        ['1', '2|3'],
      ],
    ],
  ])('takes the separator from the first line of %j, which is no row', (csv, expected) => {
    expect(readCells(csv)).toEqual(expected);
    expect([...readCsv(csv)][0]).toMatchObject({ line: 2, row: 1 });
  });

  it('reads back cells between tabs and bars, blank and quoted ones included', () => {
    const cell = fc.constantFrom('', 'a', 'é', 'b c', '"q"', ',;', '\n');
    const rows = fc.array(fc.array(cell, { minLength: 3, maxLength: 3 }), { minLength: 1 });
    fc.assert(
      fc.property(rows, fc.constantFrom('\t', '|', ';', ',' as const), (written, separator) => {
        const quote = (text: string) => (/[",;\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
        const csv = [['x', 'y', 'z'], ...written].map((row) => row.map(quote).join(separator)).join('\r\n');
        const read = [...readCsv(csv, separator as never)].map(({ cells }) => cells);
        expect(read.slice(1)).toEqual(written.filter((row) => row.some((text) => text.trim() !== '')));
      }),
    );
  });

  it.each([
    ['a,b\n"1;2","3;4"', ','],
    ['Liste;des magasins\nNom;Adresse, ville\nA;1, rue B', ';'],
    ['a\tb, c\n1\t2, 3', '\t'],
    ['a|b\n1|2', '|'],
    ['a\n1', ','],
  ])('finds the separator of %j', (csv, separator) => expect(findSeparator(csv)).toBe(separator));

  it('reads a cell of a million quotes', () => {
    const quotes = '"'.repeat(1_000_000);
    expect(readCells(`"${quotes.repeat(2)}"`)[0]?.[0]).toHaveLength(1_000_000);
  });
});
