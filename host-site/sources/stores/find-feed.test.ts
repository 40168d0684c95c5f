import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { removeOwnFeed } from '../../../tests/support/remove-own-feed.ts';
import { sample } from '../../../tests/support/samples.ts';
import { storeFolder } from './find-feed.ts';
import { readOwnStores, refuseSample, refuseUnaccepted } from './gather-stores.ts';
import { FeedFileError } from './read-feed-file.ts';

const header = 'number,brand,name_en,name_fr,line1,city,province,postalCode,lat,lng,mon';
const line = (number: number) =>
  `${number},vitrine,Montréal,Montréal,1 Rue A,Montréal,QC,H2X 1Y4,45.51,-73.57,9:00-21:00`;
const csv = (count: number) => [header, ...Array.from({ length: count }, (_, at) => line(at + 1)), ''].join('\n');
const utf16 = (text: string) => Buffer.from(text, 'utf16le');
const page =
  '<!DOCTYPE html>\n<html><head><title>502 Bad Gateway</title></head><body>number,brand,province</body></html>';

let root: string;
let folder: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'vitrine-feed-'));
  folder = join(root, storeFolder);
  mkdirSync(folder, { recursive: true });
  // What comes with the project never counts as a feed.
  cpSync(storeFolder, folder, { recursive: true });
  removeOwnFeed(folder);
});
afterEach(() => rmSync(root, { recursive: true }));
const put = (files: Readonly<Record<string, string | Buffer>>) => {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
};
const run = (script: string, ...args: string[]) => {
  const path = resolve(`host-site/sources/stores/${script}.ts`);
  const { status, stdout, stderr } = spawnSync(process.execPath, [path, ...args], { cwd: root, encoding: 'utf8' });
  return { status, output: stdout + stderr };
};

/** Files that a build must not take, and what it says of them. */
const refused: [string, Record<string, string | Buffer>, RegExp][] = [
  // craftcms/feed-me#98, GAS-ICS-Sync#455: an empty feed removes what it should update.
  ['an empty CSV', { 'feed.csv': '' }, /feed\.csv is empty; export it again/],
  ['an empty JSON', { 'feed.json': '' }, /feed\.json is empty/],
  ['only blank lines', { 'feed.csv': '\r\n \r\n' }, /is empty/],
  ['only a byte order mark', { 'feed.csv': '\uFEFF' }, /is empty/],
  ['only a header', { 'feed.csv': `${header}\r\n` }, /names its columns but has no stores/],
  ['no header', { 'feed.csv': line(1) }, /has no column number, brand, province: .* is 1, vitrine, montréal/],
  ['an empty list', { 'feed.json': '[]' }, /has no stores/],
  ['an object without stores', { 'feed.json': '{}' }, /neither a list of stores nor an object with "stores"/],
  ['an object with an empty list', { 'feed.json': '{"stores":[]}' }, /has no stores/],
  ['null', { 'feed.json': 'null' }, /neither a list/],
  // craftcms/feed-me#41: an error answer in place of the feed.
  ['an error answer as JSON', { 'feed.json': '{"error":"unauthorized"}' }, /neither a list/],
  [
    'an error page as CSV',
    { 'feed.csv': page },
    /feed\.csv is a web page or XML, not a list of stores; download it again/,
  ],
  ['an error page as JSON', { 'feed.json': `\uFEFF\n${page}` }, /is a web page/],
  ['truncated JSON', { 'feed.json': '{"stores":[{"number":"1","bra' }, /feed\.json not JSON/],
  ['a quotation cut off', { 'feed.csv': `${header}\n${line(1)}\n2,vitrine,"Mont` }, /is not CSV: line 3/],
  // PowerShell#7776: exports in UTF-16, with and without a byte order mark.
  ['UTF-16 with a mark', { 'feed.csv': Buffer.concat([Buffer.from([0xff, 0xfe]), utf16(csv(1))]) }, /is not UTF-8/],
  ['UTF-16 without a mark', { 'feed.csv': utf16(csv(1).replaceAll('é', 'e')) }, /is not UTF-8: save it as/],
  ['a workbook named CSV', { 'feed.csv': Buffer.from('504b030414000600', 'hex') }, /is a spreadsheet’s own file/],
  ['rows that are no stores', { 'feed.json': '[null, 1, {}]' }, /0 of 3 stores are good/],
  [
    'mostly bad rows',
    { 'feed.csv': csv(5).replace(/-73\.57,9:00(?=-21:00\n[345])/g, '73,9') },
    /2 of 5 stores are good/,
  ],
  ['a workbook', { 'feed.xlsx': 'PK' }, /has feed\.xlsx, .*: save it as “CSV UTF-8” under the name feed\.csv/],
  ['a capital letter', { 'Feed.csv': csv(1) }, /has Feed\.csv, .*: rename it to feed\.csv/],
  ['a capital extension', { 'feed.CSV': csv(1) }, /rename it to feed\.csv/],
  ['a plural', { 'feeds.csv': csv(1) }, /has feeds\.csv/],
  ['a hidden second extension', { 'feed.csv.txt': csv(1) }, /has feed\.csv\.txt, .*: rename it to feed\.csv/],
  ['a copy', { 'feed (1).json': '[]' }, /rename it to feed\.json/],
  ['another word', { 'magasins.csv': csv(1) }, /has magasins\.csv/],
  ['an unfinished download', { 'feed.csv.crdownload': csv(1) }, /has feed\.csv\.crdownload/],
  ['two feeds', { 'feed.csv': csv(1), 'feed.json': '[]' }, /has feed\.csv, feed\.json: keep one/],
  ['a feed and its workbook', { 'feed.csv': csv(1), 'feed.xlsx': 'PK' }, /has feed\.csv, feed\.xlsx: keep one/],
  ['a folder', { 'feed.csv/feed.csv': csv(1) }, /feed\.csv cannot be read/],
  [
    'more than a tenth smaller',
    { 'feed.csv': csv(8), 'accepted-feed.json': '{"stores":9}' },
    /has 8 good stores; .* had 9/,
  ],
  [
    'two bad rows of nine',
    { 'feed.csv': csv(9).replace(/-73\.57,9:00(?=-21:00\n[89])/g, '73,9') },
    /has 7 good stores; of 9 rows/,
  ],
  ['130 bad rows of 131', { 'feed.csv': `${csv(1)}${'x\n'.repeat(130)}` }, /1 of 131 stores are good/],
  // The download ended early.
  [
    'cut off within a row',
    { 'feed.csv': csv(40).slice(0, -13) },
    /was cut off: row 41 ends after lng; export it again/,
  ],
  ['gone', { 'accepted-feed.json': '{"stores":9}' }, /had a feed of 9 stores, and has none now/],
  ['a list under a name of its own', { 'liste.txt': csv(1) }, /has liste\.txt, .*: rename it to feed\.csv/],
  ['a feed beside a list', { 'feed.csv': csv(1), 'data.bin': 'x' }, /has data\.bin, feed\.csv: keep one/],
  ['a broken record', { 'feed.csv': csv(4), 'accepted-feed.json': '{}' }, /accepted-feed\.json is not/],
];
/** Positions of stores in these feeds are the same, which numbers tell apart. */
const count = (stores: ReturnType<typeof readOwnStores>) => stores?.length;

describe('the store feed of a build', () => {
  it.each(refused)('SF-03 stops the build with the remedy when it is %s', (_, files, message) => {
    put(files);
    expect(() => readOwnStores(folder)).toThrow(FeedFileError);
    expect(() => readOwnStores(folder)).toThrow(message);
  });

  it.each(sample(16, refused))('SF-03 fails the check of a feed that is %s', (_, files) => {
    put(files);
    expect(run('run-command', 'check')).toMatchObject({ status: 1 });
  });

  it.each([
    ['none', {}, undefined],
    ['a CSV', { 'feed.csv': csv(2) }, 2],
    ['as a French spreadsheet saves it', { 'feed.csv': `\uFEFF${csv(2).replaceAll(',', ';')}` }, 2],
    ['a tenth smaller than the last', { 'feed.csv': csv(9), 'accepted-feed.json': '{"stores":10}' }, 9],
    ['with one bad row of two', { 'feed.csv': csv(2).replace(/73(?=\.57.*\n$)/, '7') }, 1],
    ['with a note of the last import', { 'feed.csv': csv(2), 'import-mapping.json': '{}', 'NOTES.md': '' }, 2],
    [
      'with backups and locks',
      { 'feed.csv': csv(2), '.~lock.feed.csv#': '', '~$feed.xlsx': '', 'feed.csv.bak': '' },
      2,
    ],
  ] as const)('SF-03 is taken when it is %s', (_, files, expected) => {
    put(files as Record<string, string>);
    expect(count(readOwnStores(folder))).toBe(expected);
  });

  it('SF-03 that is refused ends the build’s step with 1 and keeps the files of the last one', () => {
    const last = join(root, 'dist/site/stores/vitrine.json');
    mkdirSync(dirname(last), { recursive: true });
    writeFileSync(last, '{}');
    put({ 'feed.csv': '' });
    const { status, output } = run('write-stores');
    expect(status).toBe(1);
    expect(output).toContain(`FeedFileError: ${storeFolder}/feed.csv is empty; export it again`);
    expect(existsSync(last)).toBe(true);
  });

  it('SF-03 is compared with the last accepted one, until an operator accepts a smaller one', () => {
    put({ 'feed.csv': csv(9) });
    expect(run('run-command', 'accept').status).toBe(0);
    put({ 'feed.csv': csv(3) });
    const { status, output } = run('run-command', 'check');
    expect(status).toBe(1);
    expect(output).toContain('has 3 good stores, and the last accepted one had 9');
    expect(run('run-command', 'accept').status).toBe(0);
    expect(run('run-command', 'check').status).toBe(0);
    expect(count(readOwnStores(folder))).toBe(3);
  });

  it('SF-03 that is empty is never accepted, and a missing one is no success of the check', { tags: ['full'] }, () => {
    expect(run('run-command', 'check')).toMatchObject({
      status: 1,
      output: expect.stringContaining('has no feed.csv'),
    });
    put({ 'feed.json': '[]' });
    expect(run('run-command', 'accept').status).toBe(1);
    expect(existsSync(join(folder, 'accepted-feed.json'))).toBe(false);
  });
});

describe('a feed that no one has accepted', () => {
  it('SF-03 stops the build of a site for visitors: a cut between two rows leaves no trace', () => {
    put({ 'feed.csv': csv(40) });
    expect(() => refuseUnaccepted(folder, 'https://www.retailer.ca')).toThrow(
      /never accepted: run npm run stores -- accept/,
    );
    expect(() => refuseUnaccepted(folder, 'http://127.0.0.1:8080')).not.toThrow();
    expect(run('run-command', 'accept').status).toBe(0);
    expect(() => refuseUnaccepted(folder, 'https://www.retailer.ca')).not.toThrow();
    put({ 'feed.csv': csv(35) });
    expect(() => readOwnStores(folder)).toThrow('has 35 good stores; the last accepted feed had 40');
  });
});

describe('invented stores', () => {
  it.each(['https://www.vitrine.example', 'http://127.0.0.1:8080', 'https://localhost', 'http://192.168.1.5:8080'])(
    'SF-03 are allowed on %s, which no visitor reaches',
    (origin) => expect(() => refuseSample(storeFolder, origin)).not.toThrow(),
  );

  it.each(['https://www.retailer.ca', 'https://example.ca', 'https://shop.retailer.com:8443'])(
    'SF-03 stop the build of %s, with the remedy',
    (origin) =>
      expect(() => refuseSample(storeFolder, origin)).toThrow(/would show invented stores: put your feed\.csv/),
  );

  it('SF-03 stop the build with a clear error for a PUBLIC_ORIGIN that is none', () => {
    expect(() => refuseSample(storeFolder, 'www.retailer.ca')).toThrow('PUBLIC_ORIGIN is www.retailer.ca');
  });
});
