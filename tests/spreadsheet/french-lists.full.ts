import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { JSDOM } from 'jsdom';
import { afterAll, describe, expect, it } from 'vitest';
import { formatRows } from '../../host-site/server/operators/format-rows.ts';
import { createFolder } from '../server/support/temporary-folder.ts';

const program = '/usr/bin/soffice';
/** Windows' numbers of the languages in which LibreOffice reads numbers and dates. */
const languages = { 'fr-CA': 3084, 'en-CA': 4105 };
const columns = ['prénom', 'message', 'carte'];
const rows = [
  {
    prénom: 'Zoé',
    message: 'Bonjour;=HYPERLINK("https://evil.example")\nSalut, à bientôt',
    carte: '1234567890123456789',
  },
  { prénom: '=1+1', message: '@SUM(A1)|=2+2', carte: '0012345678901234567' },
  { prénom: 'L’Écuyer', message: 'guillemets « ici », "là", 25,50 $', carte: '' },
];

/** What a spreadsheet shows of a list, and whether a cell has a formula. */
async function openList(folder: string, format: 'csv' | 'excel-fr', separator: number, language: number) {
  const list = (async function* () {
    yield* rows;
  })();
  let text = '';
  for await (const piece of formatRows(format, columns, list)) text += piece;
  const name = `${format}-${separator}-${language}`;
  const file = join(folder, `${name}.csv`);
  writeFileSync(file, text);
  // https://wiki.openoffice.org/wiki/Documentation/DevGuide/Spreadsheets/Filter_Options: the separator, quotation marks,
  // UTF-8, from the first line, the language; cells in quotation marks are looked at as any other, and formulas evaluated.
  const filter = `Text - txt - csv (StarCalc):${separator},34,76,1,,${language},false,true,false,false,false,0,true`;
  execFileSync(program, [
    `-env:UserInstallation=${pathToFileURL(join(folder, 'profile')).href}`,
    ...['--headless', '--norestore', `--infilter=${filter}`],
    ...['--convert-to', 'fods', '--outdir', folder, file],
  ]);
  const { DOMParser } = new JSDOM('', { url: 'https://lists.example' }).window;
  const written = readFileSync(join(folder, `${name}.fods`), 'utf8');
  const document = new DOMParser().parseFromString(written, 'application/xml');
  const cells = [...document.getElementsByTagName('table:table-cell')];
  const lines = [...document.getElementsByTagName('table:table-row')].map((row) =>
    [...row.getElementsByTagName('table:table-cell')].map((cell) =>
      [...cell.getElementsByTagName('text:p')].map(({ textContent }) => textContent).join('\n'),
    ),
  );
  return { lines, formulas: cells.filter((cell) => cell.hasAttribute('table:formula')) };
}

describe.skipIf(!existsSync(program))('lists in LibreOffice', () => {
  const folder = createFolder();
  afterAll(() => folder.remove());

  it.each(Object.entries(languages))(
    '--for excel-fr has a cell for each value, its letters and no formula (%s)',
    async (_, language) => {
      const { lines, formulas } = await openList(folder.path, 'excel-fr', 59, language);
      expect(formulas).toEqual([]);
      const [heading, first = [], second = [], third = []] = lines;
      expect(heading?.slice(0, 3)).toEqual(columns);
      expect(first.slice(0, 2)).toEqual(['Zoé', 'Bonjour;\'=HYPERLINK("https://evil.example")\nSalut, à bientôt']);
      expect(second.slice(0, 2)).toEqual(["'=1+1", "'@SUM(A1)|'=2+2"]);
      expect(third.slice(0, 2)).toEqual(['L’Écuyer', 'guillemets « ici », "là", 25,50 $']);
    },
  );

  // A list for English, opened where semicolons separate, and the other way around: a mess of cells, and still no formula.
  it.each(Object.entries(languages))(
    'no cell begins a formula, whichever separator is expected (%s)',
    async (_, language) => {
      for (const [format, separator] of [
        ['csv', 59],
        ['excel-fr', 44],
        ['csv', 44],
        ['csv', 9],
      ] as const)
        expect((await openList(folder.path, format, separator, language)).formulas, `${format} ${separator}`).toEqual(
          [],
        );
    },
  );
});
