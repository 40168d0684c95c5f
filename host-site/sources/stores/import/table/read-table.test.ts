import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import writeWorkbook from 'write-excel-file/node';
import { decodeText } from '../../../csv/decode-text.ts';
import { readTable } from './read-table.ts';
import { repairLetters, repairTable } from './repair-letters.ts';
import { ImportFileError } from './table.ts';

const known = new Set(['Nom', 'Ville', 'Name', 'City']);
const read = (bytes: Uint8Array | string, headings: Iterable<string> = known) =>
  readTable(
    typeof bytes === 'string' ? new TextEncoder().encode(bytes) : bytes,
    (cells) => cells.filter((cell) => new Set(headings).has(cell)).length,
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
const dos = encode(french, { '’': 0x27, Î: 0xd7, é: 0x82 });
const utf16 = (text: string, isBig = false) => {
  const bytes = Buffer.from(text, 'utf16le');
  return Uint8Array.from(isBig ? bytes.swap16() : bytes);
};

/** UTF-8 that was read as Windows-1252, whose five unused bytes a browser keeps. */
const misread = (text: string) => new TextDecoder('windows-1252').decode(new TextEncoder().encode(text));

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

  it('SF-03 is read from MS-DOS, and dashes of Windows are not taken for its letters', () => {
    expect(decodeText(dos)).toEqual({ text: french.replace('’', "'"), encoding: 'MS-DOS' });
    const english = encode('Name;Hours\nQuay;Mon–Fri 9–5…\n', { '–': 0x96, '…': 0x85 });
    expect(decodeText(english)).toEqual({ text: 'Name;Hours\nQuay;Mon–Fri 9–5…\n', encoding: 'Windows-1252' });
  });

  it('SF-03 that was decoded wrongly before is put right, letter by letter, and nothing else is touched', () => {
    for (const text of ['Québec', 'L’Île-Perrot', 'Noël à Gaspé', '9 h–21 h…', 'Œuvre « Belœil »', 'ÉÈÀÇ', '100 %'])
      expect([repairLetters(misread(text)), repairLetters(text)]).toEqual([text, text]);
    expect(repairLetters(misread(misread('Québec')))).not.toBe('Québec');
  });

  it('SF-03 that was put right, or has lost letters, is said', async () => {
    const table = repairTable(await read(`Nom;Ville\nA;${misread('Québec')}\nB;Qu\uFFFDbec\nC;Lévis\n`));
    expect(table.rows.map(({ cells }) => cells[1])).toEqual(['Québec', 'Qu\uFFFDbec', 'Lévis']);
    expect(table.problems.map(({ row, level, problem }) => [row, level, problem.code])).toEqual([
      [2, 'warning', 'lettersRepaired'],
      [3, 'warning', 'lettersLost'],
    ]);
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

  it('SF-03 of two rows of headings has each day’s ends, or the days below a word over all of them', async () => {
    const over =
      'Magasins\nNom;Ville;lundi;;mardi;\n;;Ouverture;Fermeture;Ouverture;Fermeture\nA;Laval;9:00;17:00;9:30;21:00\n';
    const ends = await read(over);
    expect([ends.columns, ends.headerRow]).toEqual([
      ['Nom', 'Ville', 'lundi Ouverture', 'lundi Fermeture', 'mardi Ouverture', 'mardi Fermeture'],
      3,
    ]);
    expect(ends.rows.map(({ row }) => row)).toEqual([4]);
    const days = await read('No;Rue;Heures;\n;;Nom;Ville\nA;B;C;D\n', ['No', 'Rue', 'Heures', 'Nom', 'Ville']);
    expect([days.columns, days.rows.length]).toEqual([['No', 'Rue', 'Nom', 'Ville'], 1]);
    // A store may be called Fermeture.
    const plain = await read('Nom;Ville\nFermeture;Laval\n');
    expect([plain.headerRow, plain.rows.length]).toEqual([1, 1]);
  });

  const sheetOf = (name: string, rows: readonly (readonly string[])[]) => ({
    sheet: name,
    data: rows.map((row) => row.map((value) => ({ value }))),
  });

  it('SF-03 of a workbook with stores on several sheets says which are left out, and not a copy or a note', async () => {
    const headings = ['Name', 'City'];
    const bytes = await writeWorkbook([
      sheetOf('QC', [headings, ['A', 'Laval'], ['B', 'Lévis']]),
      sheetOf('NB', [['2026'], headings, ['C', 'Moncton']]),
      sheetOf('Copy', [headings, ['A', 'Laval']]),
      sheetOf('Notes', [['Name', 'what it is called']]),
    ] as never).toBuffer();
    const { leftOut, problems, rows } = await read(bytes);
    expect([rows.length, leftOut]).toEqual([2, 1]);
    expect(problems.map(({ level, problem }) => [level, problem])).toEqual([
      ['error', { code: 'sheetLeftOut', name: 'NB', read: 'QC', rows: 1 }],
    ]);
  });

  it('SF-03 of a workbook with hidden rows, and formulas without a result, says so', async () => {
    const { unzipSync } = await import('fflate');
    const parts = unzipSync(
      await sheet([
        ['Name', 'City'],
        ['A', 'Laval'],
        ['B', 'Lévis'],
      ]),
    );
    const path = 'xl/worksheets/sheet1.xml';
    const xml = new TextDecoder()
      .decode(parts[path])
      .replace(/<row r="2"/, '<row r="2" hidden="1"')
      .replace(
        /<c r="B3".*?<\/c>/s,
        '<c r="B3"/><c r="C3"><f>UPPER(A3)</f><v></v></c><c r="D3" t="str"><f>A3</f><v>B</v></c>',
      );
    const { problems, rows } = await read(zipSync({ ...parts, [path]: strToU8(xml) }));
    expect(rows.map(({ cells }) => cells)).toEqual([
      ['A', 'Laval', '', ''],
      ['B', '', '', 'B'],
    ]);
    expect(problems.map(({ level, problem }) => [level, problem])).toEqual([
      ['warning', { code: 'hiddenRows', rows: '2' }],
      ['warning', { code: 'formulasEmpty', cells: 'C3' }],
    ]);
  });

  it('SF-03 of a page, which many exports call .xls, is its table with the headings that we know', async () => {
    const page = `<html><body><table><tr><td>menu</td></tr></table><table><caption>Magasins</caption>
      <tr><th>Nom</th><th>Ville</th></tr><tr><td>Qu&eacute; &amp; <b>Cie</b></td><td>Laval<br>QC</td></tr></table></body></html>`;
    const { format, columns, rows } = await read(page);
    expect([format, columns]).toEqual(['HTML', ['Nom', 'Ville']]);
    expect(rows.map(({ cells }) => cells)).toEqual([['Qué & Cie', 'Laval\nQC']]);
  });

  it.each([
    ['a value for each line', '{"Nom":"A","Ville":"Laval"}\n{"Nom":"B","Ville":"Lévis"}\n'],
    ['a text sequence', '\x1E{"Nom":"A","Ville":"Laval"}\n\x1E{"Nom":"B","Ville":"Lévis"}\n'],
    ['objects by their numbers', '{"1":{"Nom":"A","Ville":"Laval","x":1},"2":{"Nom":"B","Ville":"Lévis","x":2}}'],
    [
      'a list of features',
      '[{"type":"Feature","properties":{"Nom":"A","Ville":"Laval"}},{"type":"Feature","properties":{"Nom":"B","Ville":"Lévis"}}]',
    ],
  ])('SF-03 of JSON with %s has its objects', async (_, text) => {
    const { rows } = await read(text);
    expect(rows.map(({ cells }) => cells.slice(0, 2))).toEqual([
      ['A', 'Laval'],
      ['B', 'Lévis'],
    ]);
  });

  it('SF-03 of a single feature, and of a collection of geometries, has its position', async () => {
    const point = { type: 'Point', coordinates: [-73.5, 45.5] };
    const feature = {
      type: 'Feature',
      properties: { Name: 'A' },
      geometry: { type: 'GeometryCollection', geometries: [point] },
    };
    const { format, rows } = await read(JSON.stringify(feature));
    expect([format, rows[0]?.cells]).toEqual(['GeoJSON', ['A', '45.5', '-73.5']]);
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
    ['a page with another table', '<table><tr><td>Sign in</td></tr><tr><td>now</td></tr></table>', 'webPage'],
    ['an open quotation', 'Nom,Ville\n"A,B\n', 'quotationOpen'],
    ['a row that ends early', 'Nom,Ville\nA,B\nC', 'cutOff'],
    ['an old workbook', Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 1, 2), 'oldWorkbook'],
    ['a PDF', strToU8('%PDF-1.7'), 'unknownFormat'],
    ['a broken workbook', strToU8('PK\x03\x04 and more'), 'workbookBroken'],
    ['an archive of something else', zipSync({ 'a.txt': strToU8('a') }), 'workbookBroken'],
    ['51 MB', new Uint8Array(51_000_000).fill(65), 'fileTooLarge'],
  ])('SF-03 is refused with its reason for %s', async (_, bytes, code) => {
    if (code === 'noRows') await expect(read(bytes)).resolves.toMatchObject({ rows: [] });
    else expect(await refuse(bytes)).toBe(code);
  });

  it('SF-03 may have the rows of a chain of 30,000 stores, and is refused beyond 50,000', async () => {
    const list = (rows: number) => `Nom,Ville\n${'A,B\n'.repeat(rows)}`;
    expect((await read(list(30_000))).rows).toHaveLength(30_000);
    expect(await refuse(list(50_001))).toBe('fileTooLarge');
  });

  it('SF-03 of a workbook that unpacks to more than it should is refused before it is unpacked', {
    tags: ['full'],
  }, async () => {
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
