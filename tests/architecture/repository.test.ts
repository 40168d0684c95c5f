import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

// Properties of the sources that can be checked without running them.

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

  it('keeps every module under 250 lines, and every test of one under 400', () => {
    const long = matching(/^(widgets|host-site|demo)\/.*\.(ts|tsx|mjs)$/)
      .map((path) => [path, read(path).split('\n').length - 1] as const)
      .filter(([path, lines]) => lines > (path.includes('.test.') ? 400 : 250));
    expect(long).toEqual([]);
  });

  it('maps no list by Array.from in a browser: old libraries put their own in its place, which maps nothing', () => {
    const browser = matching(/^widgets\/(?!build|manifest).*(?<!\.test)\.tsx?$/);
    expect(browser.filter((path) => /\bArray\.from\(\{/.test(read(path)))).toEqual([]);
  });

  it('reads the environment in one file of the server', () => {
    const readers = matching(/^host-site\/server\/.*(?<!\.test)\.ts$/).filter((path) =>
      /process\.env\b/.test(read(path)),
    );
    expect(readers).toEqual(['host-site/server/config.ts']);
  });

  it('has no skipped or focused test', () => {
    // `skipIf` and `info.skip(condition, why)` name what is missing on this machine; a bare skip gives no reason.
    const pattern = /\b(it|test|describe)\.(only|skip|todo|fixme|fail)\b|\b(xit|xdescribe|fit|fdescribe)\(/;
    expect(matching(/\.(test|spec)\.tsx?$/).filter((path) => pattern.test(read(path)))).toEqual([]);
  });

  it('names no requirement that docs/requirements.md does not list', () => {
    const listed = new Set(
      [...read('docs/requirements.md').matchAll(/^- \*\*([A-Z]+-\d\d)\*\*/gm)].map(([, id]) => id),
    );
    expect(listed.size).toBeGreaterThan(80);
    const named = files
      .filter((path) => /\.(ts|tsx|mjs|css|md|json)$/.test(path))
      .flatMap((path) =>
        [
          ...read(path).matchAll(/(?<![\w-])(?:RT|LOC|HD|FT|OV|NL|V|CF|CE|NM|SF|GB|SH|AR|PG|TR|API)-\d\d(?![\w-])/g),
        ].map(([id]) => ({ path, id })),
      );
    expect(named.length).toBeGreaterThan(100);
    expect(named.filter(({ id }) => !listed.has(id))).toEqual([]);
  });
});
