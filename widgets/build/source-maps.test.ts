import { SourceMap } from 'node:module';
import { rollup } from 'rollup';
import { expect, it } from 'vitest';
import { minify } from './minify.ts';
import { joinMaps, prependLine, replaceMapped, withMaps } from './source-maps.ts';

/** Where a word of built code stands in the sources, lines and columns from 0. */
function trace(code: string, map: string, word: string) {
  const at = code.indexOf(word);
  const before = code.slice(0, at).split('\n');
  const found = new SourceMap(JSON.parse(map)).findEntry(before.length - 1, before.at(-1)?.length ?? 0);
  return 'originalSource' in found ? [found.originalSource, found.originalLine, found.originalColumn] : undefined;
}

const source = 'export const load = () =>\n  import("a");\nexport function fail() {\n  throw new Error("here");\n}\n';

async function build() {
  const bundle = await rollup({
    input: 'it',
    external: ['a'],
    plugins: [{ name: 'source', resolveId: (id) => (id === 'it' ? id : null), load: () => source }, minify()],
  });
  const { output } = await bundle.generate({ format: 'es', dir: 'dist/widgets', ...withMaps });
  const [{ code, map }] = output;
  return { code, map: map?.toString() ?? '' };
}

it('a minified script has a map to its sources and says nothing of it', async () => {
  const { code, map } = await build();
  expect(code).not.toMatch(/sourceMappingURL/);
  expect(JSON.parse(map).sources).toEqual(['vitrine:///it']);
  expect(JSON.parse(map).sourcesContent).toEqual([source]);
  expect(trace(code, map, 'throw')).toEqual(['vitrine:///it', 3, 2]);
});

it('what was replaced or added in a script moves the map of what comes after it', async () => {
  const { code, map } = await build();
  const changed = replaceMapped(code, /import\(("[^"]+")\)/g, (_, name) => `check(${name}).then(()=>import(${name}))`);
  expect(changed.code).toContain('check("a").then(');
  expect(trace(changed.code, joinMaps(changed.map, map), 'throw')).toEqual(['vitrine:///it', 3, 2]);
  const lower = prependLine('// A hint', { code, map });
  expect(lower.code).toMatch(/^\/\/ A hint\n/);
  expect(trace(lower.code, lower.map, 'throw')).toEqual(['vitrine:///it', 3, 2]);
});
