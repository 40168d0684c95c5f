import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { describeProblem } from '../problems/problem.ts';
import { good } from './store-row.fixture.ts';

describe('npm run stores -- check', () => {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-stores-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const runIn = (terminal: string, ...args: string[]) => {
    const env = { ...process.env, LC_ALL: terminal };
    const call = ['host-site/sources/stores/run-command.ts', ...args];
    const { status, stdout, stderr } = spawnSync(process.execPath, call, { encoding: 'utf8', env });
    return { status, output: stdout + stderr };
  };
  const run = (...args: string[]) => runIn('en_CA.UTF-8', ...args);

  it('SF-03 prints errors by row and field and exits with 1', () => {
    const file = join(folder, 'feed.json');
    writeFileSync(file, JSON.stringify({ stores: [good, { ...good, number: '108', lat: 4 }] }));
    const { status, output } = run('check', file);
    expect(output).toBe(
      `row 2  error  lat: ${describeProblem({ code: 'southOfCanada' }, 'en')}\n1 of 2 stores are good, 1 left out, 0 warnings\n`,
    );
    expect(status).toBe(1);
  });

  it('SF-03 speaks French where it is asked to, or the terminal does', { tags: ['full'] }, () => {
    const file = join(folder, 'liste.csv');
    writeFileSync(file, 'a,b\n"c');
    const said = `${file}\u00a0: Un guillemet s’ouvre et ne se ferme jamais (ligne\u00a02)`;
    expect(run('check', file, '--locale', 'fr')).toMatchObject({ status: 1, output: expect.stringContaining(said) });
    expect(runIn('fr_CA.UTF-8')).toMatchObject({ status: 2, output: expect.stringContaining('FICHIER') });
  });

  it('SF-03 exits with 0 for a valid feed, with 1 for an unreadable one and with 2 without arguments', {
    tags: ['full'],
  }, () => {
    const file = join(folder, 'good.json');
    writeFileSync(file, JSON.stringify([good]));
    expect(run('check', file).status).toBe(0);
    writeFileSync(file, '[{"number": "1"');
    expect(run('check', file)).toMatchObject({ status: 1, output: expect.stringContaining(`${file}: The file can’t`) });
    expect(run('check', join(folder, 'none.csv'))).toMatchObject({
      status: 1,
      output: expect.stringContaining('can’t be opened'),
    });
    expect(run()).toMatchObject({ status: 2, output: expect.stringContaining('Usage') });
  });
});
