import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkFiles } from './check-files.ts';

let folder: string;
const write = (name: string, content: string | Buffer) => {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), content);
};
const list = () => checkFiles(folder).map(({ path, problem }) => [path.split('/').pop(), problem.code]);
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-retailer-'));
  for (const name of ['content/facts.json', 'public/pictures/pictures.json', 'retailer.json']) write(name, '{}\r\n');
  for (const name of ['wordmark', 'favicon', 'app-icon']) write(`public/${name}.svg`, '<?xml version="1.0"?>\n<svg/>');
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('the files of a retailer', () => {
  it('are fine when they can be read', () => {
    expect(list()).toEqual([]);
  });

  it('are reported when one that every build reads is not there', () => {
    rmSync(join(folder, 'public/wordmark.svg'));
    rmSync(join(folder, 'content'), { recursive: true });
    expect(list()).toEqual([
      ['facts.json', 'fileMissing'],
      ['wordmark.svg', 'fileMissing'],
    ]);
  });

  it.each([
    ['Windows-1252', 'texts/home.fr.json', Buffer.from('{"lead":"Québec"}', 'latin1'), 'notUtf8'],
    ['UTF-16', 'content/pages/legal.en.md', Buffer.from('\uFEFFtitle', 'utf16le'), 'notUtf8'],
    ['with a byte order mark', 'texts/home.en.json', '\uFEFF{}', 'notUtf8'],
    ['no JSON', 'content/search-phrases-french.json', '{"faq": "x",}', 'jsonSyntax'],
    ['no drawing', 'public/favicon.svg', 'PNG', 'notSvg'],
  ])('are reported when one is %s', (_, name, content, code) => {
    write(name, content);
    expect(list()).toEqual([[name.split('/').pop(), code]]);
  });

  it('may be feeds of stores in any encoding, which their own check reads', () => {
    write('content/stores/feed.csv', Buffer.from('é', 'latin1'));
    write('content/stores/feed.json', '\uFEFF[]');
    expect(list()).toEqual([]);
  });
});
