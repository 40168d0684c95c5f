import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const run = promisify(execFile);
/** Another where these tests run in a clone that has the first. */
const name = existsSync('widgets/elements/sample-question') ? 'other-question' : 'sample-question';
/** The full run of `npm test` tries more names; it also runs the tests of everything with the new widget. */
const isLong = process.env.FUZZ_RUNS !== undefined;
const left = /^(\.git|dist|data|node_modules|screenshots|test-results|playwright-report)$/;

describe('npm run new -- widget', () => {
  const root = mkdtempSync(join(tmpdir(), 'vitrine-new-'));
  const type = (...args: string[]) => run(process.execPath, args, { cwd: root });
  let paths: string[] = [];

  beforeAll(async () => {
    cpSync(process.cwd(), root, {
      recursive: true,
      filter: (path) => {
        const below = path.slice(process.cwd().length + 1);
        return !left.test(below) && (isLong || !/\.(png|webp|jpg)$/.test(below));
      },
    });
    symlinkSync(join(process.cwd(), 'node_modules'), join(root, 'node_modules'));
    const { stdout } = await type('host-site/tooling/new.ts', 'widget', name);
    paths = stdout.trim().split('\n');
  });
  afterAll(() => rmSync(root, { recursive: true, force: true }));

  it('writes files without any placeholder of the template', () => {
    expect(paths).toContain(`widgets/elements/${name}/README.md`);
    for (const path of paths) expect(readFileSync(join(root, path), 'utf8'), path).not.toMatch(/__\w+__/);
  });

  it('writes code that passes type check, lint, format and import rules', { tags: ['full'] }, async () => {
    const project = {
      extends: './tsconfig.json',
      include: [...paths.filter((path) => /tsx?$/.test(path)), 'widgets/build/*.d.ts'],
    };
    writeFileSync(join(root, 'tsconfig.widget.json'), JSON.stringify(project));
    await Promise.all([
      type('node_modules/typescript/bin/tsc', '--noEmit', '-p', 'tsconfig.widget.json'),
      type('node_modules/@biomejs/biome/bin/biome', 'ci', ...paths),
      type(
        'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs',
        '--config',
        '.dependency-cruiser.cjs',
        `widgets/elements/${name}`,
        'widgets/catalogue.ts',
        `tests/e2e/${name}.spec.ts`,
      ),
    ]);
    rmSync(join(root, 'tsconfig.widget.json'));
  });

  it('writes a widget that passes its own tests and those of the documentation', async () => {
    await type(
      'node_modules/vitest/vitest.mjs',
      'run',
      '--project=unit',
      `widgets/elements/${name}`,
      'tests/guides/guide-texts.test.ts',
    );
  });

  it('rejects a name that is taken and an invalid name', async () => {
    await expect(type('host-site/tooling/new.ts', 'widget', name)).rejects.toThrow('already exists');
    await expect(type('host-site/tooling/new.ts', 'widget', 'Question')).rejects.toThrow('lower-case words');
  });

  /** The checks, the build and the tests without a browser or a database, in a clone in which nothing was touched. */
  it('writes a widget that passes the parts checks, unit and site of npm test', {
    tags: ['full'],
    timeout: 1_800_000,
  }, async () => {
    const git = (...args: string[]) =>
      run('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.ca', ...args], { cwd: root });
    // Tests read which files git knows.
    await git('init', '--quiet');
    await git('add', '--all');
    await git('commit', '--quiet', '--message', 'test: begin');
    const { FULL_RUN, FUZZ_RUNS, ...env } = process.env;
    const args = ['tests/run.mjs', 'checks', 'unit', 'site'];
    const { stdout } = await run(process.execPath, args, { cwd: root, env, maxBuffer: 1e9 }).catch((error) => error);
    // Stages and tests that failed, and the sum.
    expect(stdout.match(/^ *✗.*$/gm) ?? []).toEqual([]);
    expect(stdout).toMatch(/\n[1-9]\d* passed, 0 failed\n$/);
  });
});
