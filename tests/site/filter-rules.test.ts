import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { catalogue } from '../../widgets/catalogue.ts';
import lists from './filter-rules.json' with { type: 'json' };

// Rules of the public lists that ad blockers come with (https://github.com/easylist/easylist): those with words of our
// subjects. They compare addresses, whatever is behind them, so our own names must not be among theirs.

const origin = 'https://www.vitrine.example';
/** Files that only pages of earlier releases ask for, by a name that some lists have. */
const earlier = catalogue.filter(({ name, file }) => name !== file).map(({ name }) => `${name}.js`);

/** A rule's pattern as a regular expression: `*` is any text, `^` a separator, `|` an end of the address. */
function readPattern(rule: string): RegExp {
  const pattern = rule
    .replace(/\$[\w~,=.-]+$/, '')
    .replace(/[.+?${}()[\]\\]/g, '\\$&')
    .replaceAll('*', '.*')
    .replaceAll('^', '(?:[^\\w.%-]|$)')
    .replace(/^\|\|/, '^https?://([^/]*\\.)?')
    .replace(/\|$/, '$');
  return new RegExp(pattern, 'i');
}

/** Whether a rule's options leave a kind of file alone: `$image` names what it blocks, `$~stylesheet` what it does not. */
function isExempt(rule: string, address: string): boolean {
  const options = /\$([\w~,]+)$/.exec(rule)?.[1]?.split(',') ?? [];
  const kind = /\.css$/.test(address) ? 'stylesheet' : /\.m?js$/.test(address) ? 'script' : 'image';
  const named = options.filter((option) => !option.startsWith('~'));
  return options.includes(`~${kind}`) || (named.length > 0 && !named.includes(kind));
}

const rules = Object.values(lists).flat();
const findRules = (address: string): string[] =>
  rules.filter((rule) => readPattern(rule).test(address) && !isExempt(rule, address));

const listFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz|html|txt|md)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length));

/** Paths that a script requests, as its code has them. */
const listPaths = (file: string): string[] =>
  [...readFileSync(join('dist/widgets', file), 'utf8').matchAll(/["'`](\/[a-z][\w./?=-]+)/g)].map(
    ([, path = '']) => path,
  );

describe('the rules of public blocker lists', () => {
  it('block the names that we no longer use, and addresses of other kits', () => {
    const blocked = [
      '/widgets/v1/share-buttons.js',
      '/widgets/v1/chunks/B07ent/share-buttons-messages.en.js',
      '/widgets/v1/chunks/share-buttons-sYRg6DuS.css',
      '/widgets/v1/chunks/B07ent/only-consent-banner.js',
      '/assets/social-a.png',
    ];
    expect(blocked.filter((path) => findRules(origin + path).length === 0)).toEqual([]);
    expect(findRules(`${origin}/widgets/v1/share-buttons.css`)).toEqual([]);
  });

  it.each([
    ['widgets', '/widgets'],
    ['site', ''],
  ])('block no file of dist/%s that pages request', (folder, base) => {
    // The renderer's own modules are not served, and no page asks for source maps.
    const files = listFiles(`dist/${folder}`).filter(
      (path) => !/^\/server|\.map$/.test(path) && !earlier.some((name) => path.endsWith(`/${name}`)),
    );
    expect(files.length).toBeGreaterThan(100);
    expect(files.map((path) => [path, ...findRules(origin + base + path)]).filter(([, rule]) => rule)).toEqual([]);
  });

  it('block no path that a widget requests', () => {
    const scripts = listFiles('dist/widgets').filter((path) => path.endsWith('.js') && !path.startsWith('/server'));
    const paths = [...new Set(scripts.flatMap(listPaths))];
    expect(paths).toContain('/handlers/EmailProxy.ashx');
    expect(paths.filter((path) => findRules(origin + path).length > 0)).toEqual([]);
  });
});
