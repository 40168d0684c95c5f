import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import writeWorkbook from 'write-excel-file/node';
import { decodeText } from './decode-text.ts';
import { readTable } from './read-table.ts';
import { ImportFileError } from './table.ts';

const known = new Set(['Nom', 'Ville', 'Name', 'City']);
const read = (bytes: Uint8Array | string) =>
  readTable(
    typeof bytes === 'string' ? new TextEncoder().encode(bytes) : bytes,
    (cells) => cells.filter((cell) => known.has(cell)).length,
  );
const refuse = async (bytes: Uint8Array | string) => {
  const error = await read(bytes).then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ImportFileError)) throw error ?? new Error('it was read');
  return error.problem.code;
};
const french = 'Nom;Ville\r\nL’Île;Québec\r\n';
/** Text as a spreadsheet on Windows or on a Mac writes it. */
const encode = (text: string, table: Readonly<Record<string, number>>) =>
  Uint8Array.from([...text].map((sign) => table[sign] ?? sign.charCodeAt(0)));
const windows = encode(french, { '’': 0x92, Î: 0xce, é: 0xe9 });
const mac = encode(french, { '’': 0xd5, Î: 0xeb, é: 0x8e });
const utf16 = (text: string, isBig = false) => {
  const bytes = Buffer.from(text, 'utf16le');
  return Uint8Array.from(isBig ? bytes.swap16() : bytes);
};

describe('the text of a foreign file', () => {
  it.each([
    ['UTF-8', new TextEncoder().encode(french), 'UTF-8'],
    ['UTF-8 with a mark', new TextEncoder().encode(`\uFEFF${french}`), 'UTF-8'],
    ['UTF-16 with a mark', utf16(`\uFEFF${french}`), 'UTF-16'],
    ['UTF-16 without one', utf16(french), 'UTF-16'],
    ['UTF-16 of the other order', utf16(`\uFEFF${french}`, true), 'UTF-16'],
    ['UTF-16 of the other order without a mark', utf16(french, true), 'UTF-16'],
    ['Windows-1252', windows, 'Windows-1252'],
    ['Mac OS Roman', mac, 'Mac OS Roman'],
  ])('SF-03 is read from %s', (_, bytes, encoding) => {
    expect(decodeText(bytes)).toEqual({ text: expect.stringContaining(french), encoding });
  });
});

describe('the table of a foreign file', () => {
  const sheet = (rows: unknown[][]) =>
    writeWorkbook(rows.map((row) => row.map((value) => ({ value }))) as never).toBuffer();

  it('SF-03 has its headings below a title, and the row numbers of a spreadsheet', async () => {
    const { columns, headerRow, rows } = await read('Magasins;\n\nNom;Ville\n"A\nB";Laval\n;\nC;Gatineau\n');
    expect([columns, headerRow]).toEqual([['Nom', 'Ville'], 3]);
    expect(rows.map(({ row, cells }) => [row, ...cells])).toEqual([
      [4, 'A\nB', 'Laval'],
      [6, 'C', 'Gatineau'],
    ]);
  });

  it('SF-03 of a workbook has times, dates, numbers and yes as a person reads them, from the sheet with stores', async () => {
    const bytes = await writeWorkbook([
      { sheet: 'Notes', data: [['Read me'].map((value) => ({ value }))] },
      {
        sheet: 'Magasins',
        data: [
          ['Name', 'City', 'Opens', 'Day', 'Lat', 'Yes'].map((value) => ({ value })),
          [
            { value: 'Quai' },
            { value: 'Laval' },
            { value: new Date('1899-12-30T09:30:00Z'), type: Date, format: 'h:mm' },
            { value: new Date('2026-12-24T00:00:00Z'), type: Date, format: 'yyyy-mm-dd' },
            { value: 45.5017 },
            { value: true },
          ],
        ],
      },
    ] as never).toBuffer();
    const { format, details, rows } = await read(bytes);
    expect([format, ...details]).toEqual(['XLSX', 'Magasins']);
    expect(rows).toEqual([{ row: 2, cells: ['Quai', 'Laval', '09:30', '2026-12-24', '45.5017', 'TRUE'] }]);
  });

  it('SF-03 of a JSON answer is its longest list, with the paths of inner fields', async () => {
    const { columns, rows } = await read(
      JSON.stringify({
        ok: true,
        data: {
          tags: [{ a: 1 }],
          stores: [
            { id: 1, at: { city: 'Laval' } },
            { id: 2, hours: ['Mo', 'Tu'] },
          ],
        },
      }),
    );
    expect(columns).toEqual(['id', 'at.city', 'hours']);
    expect(rows.map(({ row, cells }) => [row, ...cells])).toEqual([
      [1, '1', 'Laval', ''],
      [2, '2', '', 'Mo; Tu'],
    ]);
  });

  it('SF-03 of GeoJSON has the position of each point, and the middle of an area', async () => {
    const feature = (geometry: unknown) => ({ type: 'Feature', properties: { Name: 'A' }, geometry });
    const { rows } = await read(
      JSON.stringify({
        type: 'FeatureCollection',
        features: [
          feature({ type: 'Point', coordinates: [-73.5, 45.5] }),
          feature({
            type: 'LineString',
            coordinates: [
              [-73, 45],
              [-75, 47],
            ],
          }),
          feature(null),
        ],
      }),
    );
    expect(rows.map(({ cells }) => cells)).toEqual([
      ['A', '45.5', '-73.5'],
      ['A', '46', '-74'],
      ['A', '', ''],
    ]);
  });

  it.each([
    ['nothing', '', 'fileEmpty'],
    ['only blanks', '\uFEFF\r\n \r\n', 'fileEmpty'],
    ['an error answer', '{"error":"unauthorized"}', 'noList'],
    ['an empty list', '[]', 'noRows'],
    ['truncated JSON', '{"stores":[{"number":"1","bra', 'jsonSyntax'],
    ['a page', '<!DOCTYPE html><html>', 'webPage'],
    ['an open quotation', 'Nom,Ville\n"A,B\n', 'quotationOpen'],
    ['a row that ends early', 'Nom,Ville\nA,B\nC', 'cutOff'],
    ['an old workbook', Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 1, 2), 'oldWorkbook'],
    ['a PDF', strToU8('%PDF-1.7'), 'unknownFormat'],
    ['a broken workbook', strToU8('PK\x03\x04 and more'), 'workbookBroken'],
    ['an archive of something else', zipSync({ 'a.txt': strToU8('a') }), 'workbookBroken'],
    ['21 MB', new Uint8Array(21_000_000).fill(65), 'fileTooLarge'],
  ])('SF-03 is refused with its reason for %s', async (_, bytes, code) => {
    if (code === 'noRows') await expect(read(bytes)).resolves.toMatchObject({ rows: [] });
    else expect(await refuse(bytes)).toBe(code);
  });

  it('SF-03 of a workbook that unpacks to more than it should is refused before it is unpacked', async () => {
    const bomb = zipSync({ 'xl/worksheets/sheet1.xml': new Uint8Array(80_000_000) }, { level: 9 });
    expect(bomb.length).toBeLessThan(200_000);
    expect(await refuse(bomb)).toBe('fileTooLarge');
  });

  it('SF-03 of a workbook whose parts are larger than they state does not grow past it', async () => {
    const bytes = zipSync({ 'xl/worksheets/sheet1.xml': new Uint8Array(5_000_000) }, { level: 9 });
    // The size is stated beside the data and in the directory at the end.
    const view = new DataView(bytes.buffer, bytes.byteOffset);
    for (let at = 0; at < bytes.length - 4; at += 1)
      if (view.getUint32(at, true) === 5_000_000) view.setUint32(at, 10, true);
    expect(await refuse(bytes)).toBe('workbookBroken');
  });

  it('SF-03 of a workbook with a cell at the far end of the sheet is refused', async () => {
    const { unzipSync } = await import('fflate');
    const parts = unzipSync(
      await sheet([
        ['Name', 'City'],
        ['A', 'B'],
      ]),
    );
    const path = 'xl/worksheets/sheet1.xml';
    const xml = new TextDecoder().decode(parts[path]).replace(/r="B2"/, 'r="XFD1048576"');
    expect(await refuse(zipSync({ ...parts, [path]: strToU8(xml) }))).toBe('fileTooLarge');
  });
});
