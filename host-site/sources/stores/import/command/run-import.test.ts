import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findLocale } from '../../../reader-locale.ts';
import { storeFolder } from '../../find-feed.ts';

const command = resolve('host-site/sources/stores/run-command.ts');
let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-import-'));
});
afterEach(() => rmSync(folder, { recursive: true }));
const run = (args: readonly string[], cwd = '.', env: Readonly<Record<string, string>> = {}) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [command, ...args], {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, LANG: '', LC_ALL: '', ...env },
  });
  return { status, stdout, stderr };
};
const put = (name: string, text: string) => {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
};
const out = () => join(folder, 'out');
const readReport = () => JSON.parse(readFileSync(join(out(), 'report.json'), 'utf8'));
const header = 'Store #,Name,Address,City,Province,Postal code,Latitude,Longitude,Phone,Monday';
const row = (number: number, postalCode = 'B3J 0A7') =>
  `${number},Quay ${number},${number} Quay Street,Halifax,Nova Scotia,${postalCode},44.${6400 + number},-63.57,902-555-0107,9-5`;
const list = (count: number) => [header, ...Array.from({ length: count }, (_, at) => row(at + 1)), ''].join('\n');

describe('npm run stores -- import --to FOLDER --yes', () => {
  it('SF-03 writes feed.csv and report.json, and nothing else, and ends with 0 when every row was taken', () => {
    const { status, stderr } = run(['import', put('stores.csv', list(3)), '--to', out(), '--yes']);
    expect([status, stderr]).toEqual([0, '']);
    expect(readdirSync(out()).sort()).toEqual(['feed.csv', 'report.json']);
    expect(readReport()).toEqual({ accepted: 3, refused: 0, problems: [] });
    expect(run(['check', join(out(), 'feed.csv')])).toMatchObject({ status: 0 });
  });

  it('SF-03 reports a refused row by the file’s own heading in both languages, writes the others, and ends with 1', {
    tags: ['full'],
  }, () => {
    const file = put('stores.csv', `${list(2)}${row(3, 'oops')}\n`);
    expect(run(['import', file, '--to', out(), '--yes']).status).toBe(1);
    expect(readReport()).toEqual({
      accepted: 2,
      refused: 1,
      problems: [
        {
          row: 4,
          column: 'Postal code',
          value: 'oops',
          level: 'error',
          message: {
            en: 'This is not a Canadian postal code. Write it like H2X 1Y4.',
            fr: 'Ce n’est pas un code postal canadien. Écrivez-le comme H2X\u00A01Y4.',
          },
        },
      ],
    });
    expect(readFileSync(join(out(), 'feed.csv'), 'utf8').split('\n')).toHaveLength(4);
  });

  it.each([
    ['an empty file', '', 'fileEmpty'],
    ['an error answer', '{"error":"unauthorized"}', 'noList'],
    ['a cut', list(3).slice(0, -20), 'cutOff'],
  ])('SF-03 writes no feed from %s, but the reason into the report', (_, text) => {
    const { status, stderr } = run(['import', put('stores.csv', text), '--to', out(), '--yes']);
    expect(status).toBe(1);
    expect(stderr).not.toBe('');
    expect(readdirSync(out())).toEqual(['report.json']);
    expect(readReport()).toMatchObject({ accepted: 0, refused: 0, problems: [{ level: 'error' }] });
  });

  it('SF-03 keeps a feed that would lose more than a tenth of its stores, until someone accepts the loss', {
    tags: ['full'],
  }, () => {
    run(['import', put('stores.csv', list(20)), '--to', out(), '--yes']);
    const before = readFileSync(join(out(), 'feed.csv'), 'utf8');
    const fewer = put('fewer.csv', list(17));
    const { status, stderr } = run(['import', fewer, '--to', out(), '--yes']);
    expect(status).toBe(1);
    expect(stderr).toContain('17 good stores, and 20 are published');
    expect(readFileSync(join(out(), 'feed.csv'), 'utf8')).toBe(before);
    expect(run(['import', fewer, '--to', out(), '--yes', '--accept-loss']).status).toBe(0);
    expect(readFileSync(join(out(), 'feed.csv'), 'utf8').split('\n')).toHaveLength(19);
  });

  it('SF-03 takes the columns from a mapping, and refuses one that is none', { tags: ['full'] }, () => {
    const file = put('stores.csv', 'a,b,c,d,e\n1,Quay,12 Quay Street,Halifax,B3J 0A7\n');
    const columns = { a: 'number', b: 'name', c: 'line1', d: 'city', e: 'postalCode' };
    const mapping = put('map.json', JSON.stringify({ columns }));
    expect(run(['import', file, '--to', out(), '--yes', '--mapping', mapping]).status).toBe(0);
    // A mapping says what is wrong in the proposal; the other columns are as proposed, and none twice.
    const known = put(
      'known.csv',
      'succ x,Ref,Nom,Adresse,Ville,Code postal\n7,1,Quay,12 Quay Street,Halifax,B3J 0A7\n',
    );
    put('map.json', JSON.stringify({ columns: { 'succ x': 'number' } }));
    expect(run(['import', known, '--to', out(), '--yes', '--mapping', mapping]).status).toBe(0);
    expect(readFileSync(join(out(), 'feed.csv'), 'utf8')).toContain('\n7,');
    put('map.json', JSON.stringify({ columns: { ...columns, a: 'nummer' } }));
    const { status, stderr } = run(['import', file, '--to', out(), '--yes', '--mapping', mapping]);
    expect([status, stderr]).toEqual([1, expect.stringContaining('nummer, which is no field')]);
    expect(run(['import', file, '--to', out(), '--yes', '--mapping', join(folder, 'none.json')]).status).toBe(1);
  });

  it.each([[[]], [['a.csv', 'b.csv']], [['a.csv', '--unknown']]])(
    'SF-03 explains itself for %j, and ends with 2',
    (args) => {
      expect(run(['import', ...args])).toMatchObject({
        status: 2,
        stderr: expect.stringContaining('Usage: npm run stores'),
      });
    },
  );

  it('SF-03 speaks the language that is asked for, else the terminal’s', { tags: ['full'] }, () => {
    const file = put('stores.csv', `${list(2)}${row(3, 'oops')}\n`);
    const args = ['import', file, '--to', out(), '--yes'];
    const said = 'ligne 4, Postal code, «\u00A0oops\u00A0»\u00A0: erreur. Ce n’est pas un code postal canadien.';
    expect(run([...args, '--locale', 'fr']).stdout).toContain(said);
    expect(run(args, '.', { LANG: 'fr_CA.UTF-8' }).stdout).toContain(said);
    expect(run([...args, '--locale', 'en'], '.', { LANG: 'fr_CA.UTF-8' }).stdout).toContain(
      'row 4, Postal code, “oops”: error.',
    );
    expect(findLocale(undefined, { LC_ALL: 'en_CA', LANG: 'fr_CA' })).toBe('en');
  });
});

describe('npm run stores -- import into the retailer’s folder', () => {
  const own = () => join(folder, storeFolder);
  beforeEach(() => {
    mkdirSync(own(), { recursive: true });
    writeFileSync(join(own(), 'holidays.json'), readFileSync(join(storeFolder, 'holidays.json')));
  });

  it('SF-03 records the number of stores, and the build takes the feed', { tags: ['full'] }, () => {
    expect(run(['import', put('stores.csv', list(12)), '--yes'], folder).status).toBe(0);
    expect(JSON.parse(readFileSync(join(own(), 'accepted-feed.json'), 'utf8'))).toEqual({ stores: 12 });
    expect(run(['check'], folder).status).toBe(0);
  });

  it('SF-03 writes nothing where more than a tenth of the rows are refused', { tags: ['full'] }, () => {
    const text = `${list(1)}${Array.from({ length: 130 }, (_, at) => row(at + 2, 'oops')).join('\n')}\n`;
    const { status, stderr } = run(['import', put('stores.csv', text), '--yes'], folder);
    expect([status, stderr]).toEqual([1, expect.stringContaining('130 of 131 rows have errors')]);
    expect(existsSync(join(own(), 'feed.csv'))).toBe(false);
  });

  it('SF-03 keeps a feed.json in its own form', { tags: ['full'] }, () => {
    writeFileSync(join(own(), 'feed.json'), '{"source":"erp","stores":[]}');
    expect(run(['import', put('stores.csv', list(2)), '--yes'], folder).status).toBe(0);
    expect(existsSync(join(own(), 'feed.csv'))).toBe(false);
    expect(JSON.parse(readFileSync(join(own(), 'feed.json'), 'utf8'))).toMatchObject({
      source: 'erp',
      stores: [{}, {}],
    });
    expect(run(['check'], folder).status).toBe(0);
  });

  it('SF-03 only shows what it would do where no one can answer and --yes is missing', { tags: ['full'] }, () => {
    const { status, stdout } = run(['import', put('stores.csv', list(2))], folder);
    expect(status).toBe(1);
    expect(stdout).toContain('Nothing was written: add --yes');
    expect(stdout).toContain('added: Quay 1 (1)');
    expect(existsSync(join(own(), 'feed.csv'))).toBe(false);
  });
});
