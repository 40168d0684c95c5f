import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

// What can be seen of the sources without running them.

const folders = ['widgets', 'host-site', 'demo', 'tests'];
const files = folders.flatMap((folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name)),
);
const matching = (pattern: RegExp) => files.filter((path) => pattern.test(path));
const read = (path: string) => readFileSync(path, 'utf8');

describe('the repository', () => {
  it('pins every package exactly', () => {
    const { dependencies, devDependencies } = JSON.parse(read('package.json')) as Record<
      string,
      Record<string, string>
    >;
    const loose = Object.entries({ ...dependencies, ...devDependencies }).filter(
      ([, version]) => !/^(npm:(@[\w-]+\/)?[\w-]+@)?\d+\.\d+\.\d+$/.test(version),
    );
    expect(loose).toEqual([]);
  });

  it('has a French file beside every English one', () => {
    const alone = matching(/\.(en|fr)\.(json|md)$/).filter(
      (path) =>
        !existsSync(
          path.replace(/\.(en|fr)\.(json|md)$/, (_, locale, type) => `.${locale === 'en' ? 'fr' : 'en'}.${type}`),
        ),
    );
    expect(alone).toEqual([]);
  });

  it('has the same keys in both languages', () => {
    const listKeys = (value: unknown, path = ''): string[] =>
      value && typeof value === 'object'
        ? Object.entries(value).flatMap(([key, inner]) =>
            listKeys(inner, `${path}.${key.replace(/_(zero|one|two|few|many|other)$/, '')}`),
          )
        : [path];
    for (const path of matching(/\.en\.json$/)) {
      const keysOf = (file: string) => [...new Set(listKeys(JSON.parse(read(file))))].sort();
      expect(keysOf(path.replace('.en.json', '.fr.json')), path).toEqual(keysOf(path));
    }
  });

  it('has no bag of leftovers: no module called index, utils, helpers or common', () => {
    expect(matching(/(^|\/)(index|utils?|helpers?|common)\.[cm]?[jt]sx?$/)).toEqual([]);
  });

  it('keeps every module under 250 lines', () => {
    const long = matching(/^(widgets|host-site|demo)\/.*\.(ts|tsx|mjs)$/)
      .map((path) => [path, read(path).split('\n').length - 1] as const)
      .filter(([, lines]) => lines > 250);
    expect(long).toEqual([]);
  });

  it('maps no list by Array.from in a browser: old libraries put their own in its place, which maps nothing', () => {
    const browser = matching(/^widgets\/(?!build|manifest).*(?<!\.test)\.tsx?$/);
    expect(browser.filter((path) => /\bArray\.from\(\{/.test(read(path)))).toEqual([]);
  });

  it('reads the environment in one file of the server', () => {
    const readers = matching(/^host-site\/server\/.*\.ts$/).filter((path) => /process\.env\b/.test(read(path)));
    expect(readers).toEqual(['host-site/server/config.ts']);
  });

  it('names every setting of the server in .env.example', () => {
    const example = read('.env.example');
    for (const name of [
      'PORT',
      'HOST',
      'DATA_DIR',
      'DATABASE_URL',
      'RATE_LIMIT_PER_MINUTE',
      'ALLOWED_ORIGINS',
      'NEWSLETTER_UPSTREAM_URL',
    ]) {
      expect(example).toContain(`${name}=`);
    }
  });

  it('has no skipped or focused test', () => {
    const pattern = /\b(it|test|describe)\.(only|todo|fixme|fail)\b|\b(xit|xdescribe|fit|fdescribe)\(/;
    expect(matching(/\.(test|spec)\.tsx?$/).filter((path) => pattern.test(read(path)))).toEqual([]);
  });
});
