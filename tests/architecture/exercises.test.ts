import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

// docs/forms.md shows how a field and a rule are added. Its diffs must apply, or no one can follow them. When one does not,
// make its changes by hand in a copy, and write `git diff` there again.

const exercises = ['add-a-field', 'add-a-rule'];
/** The tests that the guide names, by project. */
const concerned = {
  unit: ['tests/architecture/field-messages', 'tests/architecture/messages', 'widgets/shared/submissions'],
  server: ['host-site/server/database/declared-columns', 'tests/server/every-field', 'tests/server/one-judge'],
};

const readDiff = (name: string) => readFileSync(`docs/exercises/${name}.diff`, 'utf8');
const run = (cwd: string, command: string, ...given: string[]) =>
  spawnSync(command, given, { cwd, encoding: 'utf8', env: { ...process.env, NO_COLOR: '1' } });

it.each(exercises)('docs/exercises/%s.diff applies to the code as it is', (name) => {
  const { stderr } = run('.', 'git', 'apply', '--check', `docs/exercises/${name}.diff`);
  expect(
    stderr,
    `The code near the exercise has changed. Do the exercise by hand in a copy, and write its git diff to docs/exercises/${name}.diff.`,
  ).toBe('');
});

it.each(exercises)('docs/exercises/%s.diff changes at most five places', (name) => {
  const files = [...readDiff(name).matchAll(/^diff --git a\/(\S+)/gm)].map(([, file = '']) => file);
  // A migration is a file and its line in the list.
  const places = files.filter((file) => !file.includes('/migrations/'));
  expect(places.length).toBeLessThanOrEqual(5);
});

describe('what docs/forms.md says of its exercises', { tags: ['full'] }, () => {
  /** A copy of the repository with the exercise done, apart from one file. */
  const withCopy = (name: string, leftOut: string, check: (folder: string) => void) => {
    const folder = mkdtempSync(join(tmpdir(), 'exercise-'));
    try {
      const listed = run('.', 'git', 'ls-files', '-z').stdout.split('\0').filter(Boolean);
      for (const file of listed) {
        mkdirSync(dirname(join(folder, file)), { recursive: true });
        cpSync(file, join(folder, file), { recursive: true });
      }
      symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
      const exclude = leftOut ? [`--exclude=${leftOut}`] : [];
      expect(run(folder, 'git', 'apply', ...exclude, `docs/exercises/${name}.diff`).stderr).toBe('');
      check(folder);
    } finally {
      rmSync(folder, { recursive: true });
    }
  };
  const isGreen = (folder: string) => {
    const vitest = join('node_modules', '.bin', 'vitest');
    const passes = Object.entries(concerned).every(
      ([project, files]) => run(folder, vitest, 'run', '--project', project, ...files).status === 0,
    );
    return passes && run(folder, join('node_modules', '.bin', 'tsc'), '--noEmit').status === 0;
  };

  it.each(exercises)('%s is complete', (name) => {
    withCopy(name, '', (folder) => expect(isGreen(folder)).toBe(true));
  });

  it.each([
    ['add-a-field', 'widgets/shared/submissions/contact-rules.ts'],
    ['add-a-field', 'widgets/elements/contact-form/contact-form.en.json'],
    ['add-a-field', 'widgets/elements/contact-form/contact-form.fr.json'],
    ['add-a-field', 'host-site/server/database/field-columns.ts'],
    ['add-a-field', 'host-site/server/database/migrate.ts'],
    ['add-a-rule', 'widgets/shared/submissions/contact-rules.ts'],
    ['add-a-rule', 'widgets/elements/contact-form/contact-form.en.json'],
    ['add-a-rule', 'widgets/elements/contact-form/contact-form.fr.json'],
  ])('%s without %s is noticed', (name, file) => {
    withCopy(name, file, (folder) => expect(isGreen(folder)).toBe(false));
  });
});
