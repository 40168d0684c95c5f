import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyRepository } from '../../tests/support/copy-repository.ts';
import { runParts } from '../../tests/support/run-parts.ts';
import { isFullRun, sample } from '../../tests/support/samples.ts';

const run = promisify(execFile);
/** Another where these tests run in a clone that has the first. */
const name = existsSync('widgets/elements/sample-request') ? 'other-request' : 'sample-request';

describe('npm run new -- form', () => {
  const root = mkdtempSync(join(tmpdir(), 'vitrine-form-'));
  const type = (...args: string[]) => run(process.execPath, args, { cwd: root, maxBuffer: 1e8 });
  const generate = (given: string) => type('host-site/tooling/new.ts', 'form', given);
  let written: string[] = [];
  let edited: string[] = [];
  let end = '';

  beforeAll(async () => {
    // Tests of the full run look at the pictures too.
    copyRepository(root, isFullRun);
    const { stdout } = await generate(name);
    const [paths = '', places = '', next = ''] = stdout.trim().split('\n\n');
    written = paths.split('\n');
    edited = [...places.matchAll(/^ {2}(\S+): /gm)].map(([, path = '']) => path);
    end = next;
  });
  afterAll(() => rmSync(root, { recursive: true, force: true }));

  it('writes files without any placeholder of the template', () => {
    expect(written).toContain(`widgets/elements/${name}/README.md`);
    for (const path of written) expect(readFileSync(join(root, path), 'utf8'), path).not.toMatch(/__[a-zA-Z]+__/);
  });

  it('imports only files that are there', () => {
    for (const path of written.filter((each) => /\.tsx?$/.test(each))) {
      for (const [, imported = ''] of readFileSync(join(root, path), 'utf8').matchAll(/from '(\.[^']+)'/g)) {
        expect(existsSync(join(root, dirname(path), imported)), `${path}: ${imported}`).toBe(true);
      }
    }
  });

  it('counts each owner of a consent once in its migration', () => {
    const migration = written.find((path) => path.includes('/migrations/')) ?? '';
    const [, owners = ''] = /num_nonnulls\(([^)]+)\)/.exec(readFileSync(join(root, migration), 'utf8')) ?? [];
    const own = `${name.replaceAll('-', '_')}_id`;
    const names = owners.split(', ');
    expect(names).toEqual(expect.arrayContaining(['sign_up_id', 'message_id', 'entry_id', own]));
    expect(new Set(names).size).toBe(names.length);
  });

  it('writes an element that the plugins for other sites can describe, as the end of a build does', async () => {
    const script = `
      import { catalogue } from './widgets/catalogue.ts';
      import { listHostWidgets } from './host-site/plugins/host-widgets.ts';
      console.log(listHostWidgets(process.cwd(), catalogue).map(({ tag }) => tag).join());`;
    const { stdout } = await type('--input-type=module', '--eval', script);
    expect(stdout).toContain(`vitrine-${name}`);
  });

  it('names the five places to edit, and the one command to try it', () => {
    expect(edited).toHaveLength(5);
    for (const path of edited) expect(written).toContain(path);
    expect(end).toBe(`To try it: npm start, then open /en/${name}`);
  });

  it.each(
    sample(3, [
      ['sample', 'two or more lower-case words'],
      ['Sample-Request', 'two or more lower-case words'],
      [name, 'already exists'],
      ['contact-form', 'already exists'],
      ['gift-card-balance', 'a page at /gift-card-balance'],
      ['contact-message', '003-contact-messages.ts'],
      ['sign-up', 'migrations/'],
      ['contact-quarantine', 'the list contact-quarantine'],
      ['request-for-samples-of-fabric-for-a-very-long-winter', 'at most 47'],
    ] as const),
  )('rejects the name %s', async (given, problem) => {
    await expect(generate(given)).rejects.toThrow(problem);
  });

  it('lists the kinds for one that there is not, also if every object has a property of that name', async () => {
    await expect(type('host-site/tooling/new.ts', 'constructor', 'my-name')).rejects.toThrow('the kinds are article');
  });

  it('writes a form that is stored, delivered, listed, found, corrected, erased and deleted by its definition', {
    tags: ['full'],
  }, async () => {
    const vitest = 'node_modules/vitest/vitest.mjs';
    const concerned = ['every-form', 'form-definitions', 'declared-columns', 'one-judge'];
    const { stdout } = await type(vitest, 'run', '--project=server', '--reporter=verbose', ...concerned);
    expect(stdout).toContain(`the form ${name}, by its definition`);
  });

  it(
    'writes a form that passes the parts checks, unit and site of npm test',
    {
      tags: ['full'],
      timeout: 1_800_000,
    },
    () => runParts(root, 'checks', 'unit', 'site'),
  );
});
