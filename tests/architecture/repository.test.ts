import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { listNodes, parseModule, readChain } from '../support/source-code.ts';

// Properties of the sources that can be checked without running them.

const folders = ['widgets', 'host-site', 'demo', 'tests'];
const files = folders.flatMap((folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name)),
);
const matching = (pattern: RegExp) => files.filter((path) => pattern.test(path));
const read = (path: string) => readFileSync(path, 'utf8');
/** Whether a module contains a node that passes; `code` replaces the file's own text. */
const has = (isFound: (node: ts.Node) => boolean, path: string, code?: string) =>
  [...listNodes(parseModule(path, code))].some(isFound);

/** A call of `Array.from` that maps: with an object of a length, or with a second argument. */
const isMappingArrayFrom = (node: ts.Node): boolean =>
  ts.isCallExpression(node) &&
  readChain(node.expression)
    .join('.')
    .replace(/^(globalThis|window)\./, '') === 'Array.from' &&
  (node.arguments.length > 1 || node.arguments.some(ts.isObjectLiteralExpression));

/** A call of `entries` without arguments, so not of `Object.entries`. */
const isArrayEntries = (node: ts.Node): boolean =>
  ts.isCallExpression(node) &&
  ts.isPropertyAccessExpression(node.expression) &&
  node.expression.name.text === 'entries' &&
  node.arguments.length === 0;

/** `process.env` however it is written, and an import of `env` or of all of node:process. */
function isEnvironment(node: ts.Node): boolean {
  if (ts.isImportDeclaration(node)) {
    return ts.isStringLiteral(node.moduleSpecifier) && /^(node:)?process$/.test(node.moduleSpecifier.text);
  }
  if (ts.isVariableDeclaration(node) && ts.isObjectBindingPattern(node.name) && node.initializer) {
    const names = node.name.elements.map(({ name, propertyName }) => (propertyName ?? name).getText());
    return readChain(node.initializer).at(-1) === 'process' && names.includes('env');
  }
  return /(^|\.)process\.env$/.test(readChain(node).join('.'));
}

const testNames = new Set(['it', 'test', 'describe']);
const bareSkips = new Set(['only', 'skip', 'todo', 'fixme', 'fail', 'fails']);

/**
 * A test that is left out, or that leaves others out. `skipIf` and `info.skip(condition, why)` name what is missing on
 * this machine; a bare skip gives no reason.
 */
function isSkippedTest(node: ts.Node): boolean {
  const [first = '', ...rest] = readChain(node);
  if (ts.isCallExpression(node))
    return /^(x(it|test|describe)|f(it|describe))$/.test(readChain(node.expression).join());
  return testNames.has(first) && rest.some((name) => bareSkips.has(name));
}

describe('the repository', () => {
  it('pins every package to an exact version', () => {
    const { dependencies, devDependencies } = JSON.parse(read('package.json')) as Record<
      string,
      Record<string, string>
    >;
    const loose = Object.entries({ ...dependencies, ...devDependencies }).filter(
      ([, version]) => !/^(npm:(@[\w-]+\/)?[\w-]+@)?\d+\.\d+\.\d+$/.test(version),
    );
    expect(loose).toEqual([]);
  });

  it('has both languages of every .en or .fr JSON and Markdown file', () => {
    const alone = matching(/\.(en|fr)\.(json|md)$/).filter(
      (path) =>
        !existsSync(
          path.replace(/\.(en|fr)\.(json|md)$/, (_, locale, type) => `.${locale === 'en' ? 'fr' : 'en'}.${type}`),
        ),
    );
    expect(alone).toEqual([]);
  });

  it('has the same message keys in the JSON files of both languages', () => {
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

  it('has no module called index, utils, helpers or common', () => {
    expect(matching(/(^|\/)(index|utils?|helpers?|common)\.[cm]?[jt]sx?$/)).toEqual([]);
  });

  it('has no module over 250 lines, and no test beside a module over 320', () => {
    const long = matching(/^(widgets|host-site|demo)\/.*\.(ts|tsx|mjs)$/)
      .map((path) => [path, read(path).split('\n').length - 1] as const)
      .filter(([path, lines]) => lines > (path.includes('.test.') ? 320 : 250));
    expect(long).toEqual([]);
  });

  it.each([
    ['no Array.from that maps a list', isMappingArrayFrom],
    ['no entries() of a list', isArrayEntries],
  ])('has %s in widget code, where an old library may have replaced the built-in', (_, isFound) => {
    const browser = matching(/^widgets\/(?!build|manifest).*(?<!\.test)\.tsx?$/);
    expect(browser.filter((path) => has(isFound, path))).toEqual([]);
  });

  it('reads process.env only in config.ts within the server, and to set the number of threads', () => {
    const readers = matching(/^host-site\/server\/.*(?<!\.test)\.ts$/).filter((path) => has(isEnvironment, path));
    expect(readers).toEqual(['host-site/server/config.ts', 'host-site/server/thread-pool.ts']);
  });

  it('has no skipped or focused test', () => {
    expect(matching(/\.(test|spec)\.tsx?$/).filter((path) => has(isSkippedTest, path))).toEqual([]);
  });

  it.each([
    [isMappingArrayFrom, ['Array.from({ length: 3 }, twice)', 'Array.from(list, twice)', 'window.Array.from({})']],
    [isArrayEntries, ['for (const [at, row] of rows.entries()) f(at, row)', '[...all().entries()]', 'a?.entries()']],
    [isEnvironment, ['process.env.PORT', "process['env']", 'const { env: all } = process', "import 'node:process'"]],
    [isSkippedTest, ['it.skip("a", f)', 'test.describe.only(f)', 'it.each([1]); describe.todo("b")', 'xit("a", f)']],
  ])('the check %o finds each faulty sample and accepts correct code', (isFound, faults) => {
    expect(faults.filter((code) => !has(isFound, 'fault.ts', code))).toEqual([]);
    const fine =
      'Array.from(set); Object.entries(a); process.exit(); it.skipIf(no)("a", f); info.skip(no, "why"); "it.skip()"; // it.only(';
    expect(has(isFound, 'fine.ts', fine)).toBe(false);
  });

  it('references no requirement number that is missing from docs/requirements.md', () => {
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
