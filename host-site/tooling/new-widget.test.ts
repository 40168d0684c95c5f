import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyRepository } from '../../tests/support/copy-repository.ts';
import { runParts } from '../../tests/support/run-parts.ts';
import { isFullRun } from '../../tests/support/samples.ts';

const run = promisify(execFile);
/** Another where these tests run in a clone that has the first. */
const name = existsSync('widgets/elements/sample-question') ? 'other-question' : 'sample-question';

describe('npm run new -- widget', () => {
  const root = mkdtempSync(join(tmpdir(), 'vitrine-new-'));
  const type = (...args: string[]) => run(process.execPath, args, { cwd: root });
  let paths: string[] = [];

  beforeAll(async () => {
    // The full run also builds the site of the copy.
    copyRepository(root, isFullRun);
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

  it('writes a widget that passes its own tests and those of the documentation', { tags: ['full'] }, async () => {
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
    await runParts(root, 'checks', 'unit', 'site');
  });
});
