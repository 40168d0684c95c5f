import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { minifyStyles } from '../../widgets/build/styles.ts';
import { catalogue } from '../../widgets/catalogue.ts';
import { readWidgetStyles } from '../../widgets/server.ts';

/** Every file that an element's definition imports, at once or on demand. */
function listImports(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file) || !existsSync(file)) return found;
  found.add(file);
  const code = /\.tsx?$/.test(file) ? readFileSync(file, 'utf8') : '';
  for (const [, path = ''] of code.matchAll(/(?:\bfrom |\bimport[ (])'(\.[^']+)'/g))
    listImports(resolve(file, '..', path), found);
  return found;
}

/** Custom properties that a text reads with `var(…)`. */
const listReads = (text: string): string[] => [...text.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name);

/**
 * Declarations by property and place, the place being a selector and the at-rules around it. A later declaration
 * overrides an earlier one in the same place.
 */
function readDeclarations(css: string): Map<string, [name: string, value: string]> {
  const declarations = new Map<string, [string, string]>();
  const places: string[] = [];
  for (const [, text = '', end] of css.matchAll(/((?:"[^"]*"|'[^']*'|[^"'{};])*)([{};])/g)) {
    const [, name, value = ''] = /^\s*([\w-]+):(.*)$/s.exec(text) ?? [];
    if (end === '{') places.push(text.trim());
    else if (name) declarations.set(`${places.join(' ')} ${name}`, [name, value]);
    if (end === '}') places.pop();
  }
  return declarations;
}

/** The `--vitrine-*` properties that have an effect on something the sheets or the code style. */
function listEffective(css: string, code: string): Set<string> {
  const declarations = [...readDeclarations(css).values()];
  const reached = new Set<string>();
  const reach = (name: string) => {
    if (reached.has(name)) return;
    reached.add(name);
    for (const [property, value] of declarations) if (property === name) listReads(value).forEach(reach);
  };
  for (const [property, value] of declarations) if (!property.startsWith('--')) listReads(value).forEach(reach);
  // Code reads some by a prefix: `var(--map-${name})`.
  for (const read of listReads(code)) {
    if (!read.endsWith('-')) reach(read);
    for (const [property] of declarations) if (read.endsWith('-') && property.startsWith(read)) reach(property);
  }
  return new Set([...reached].filter((name) => name.startsWith('--vitrine-')));
}

describe('the documentation of custom properties', () => {
  it('is compared without properties that are passed on but unused, or overridden', () => {
    const css =
      '.root{--a:var(--vitrine-a,red);--b:var(--vitrine-b,";}")}p{color:var(--vitrine-c)}@media print{p{color:var(--a)}}p{color:red}';
    expect([...listEffective(css, '')]).toEqual(['--vitrine-a']);
    expect([...listEffective(css, 'var(--b)')].sort()).toEqual(['--vitrine-a', '--vitrine-b']);
  });

  it.each(catalogue.map((entry) => [entry.name, entry] as const))(
    'of %s lists exactly the properties that have an effect on it',
    (name, { contract, docs }) => {
      const files = [...listImports(resolve(`widgets/elements/${name}/${name}.define.ts`))];
      const { text: own } = readWidgetStyles(contract.tag);
      // Sheets that the element fetches on demand come after its own.
      const later = files
        .filter((file) => file.endsWith('.css'))
        .map(minifyStyles)
        .filter((text) => !own.includes(text));
      const code = files.filter((file) => /\.tsx?$/.test(file) && !/\.contract\.ts$|contract-docs\.ts$/.test(file));
      const effective = listEffective(
        [own, ...later].join(''),
        code.map((file) => readFileSync(file, 'utf8')).join('\n'),
      );
      expect([...effective].sort()).toEqual(Object.keys(docs.properties).sort());
    },
  );
});
