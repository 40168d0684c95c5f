import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
const folders = ['dist/widgets/v1', `dist/widgets/v/${version}`];

const listScripts = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.js'))
    .map((path) => join(folder, path));
const readMap = (script: string) => JSON.parse(readFileSync(`${script}.map`, 'utf8'));

/** The source of the character at which a text of a script begins. */
function findSource(script: string, text: RegExp): string | undefined {
  const code = readFileSync(script, 'utf8');
  const lines = code.slice(0, text.exec(code)?.index).split('\n');
  const found = new SourceMap(readMap(script)).findEntry(lines.length - 1, lines.at(-1)?.length ?? 0);
  return 'originalSource' in found ? found.originalSource : undefined;
}

it.each(folders)(
  'every script of %s has a map with its sources, and none names it or a path of this machine',
  (folder) => {
    const scripts = listScripts(folder);
    expect(scripts.filter((script) => !existsSync(`${script}.map`))).toEqual([]);
    for (const script of scripts) {
      expect(readFileSync(script, 'utf8'), script).not.toContain('sourceMappingURL');
      const { sources, sourcesContent } = readMap(script) as { sources: string[]; sourcesContent: (string | null)[] };
      expect(
        sources.filter((source) => !/^vitrine:\/\/\/(widgets|host-site|node_modules|\0?virtual:|.*\0)/.test(source)),
        script,
      ).toEqual([]);
      expect(
        sourcesContent.filter((content) => content === null),
        script,
      ).toEqual([]);
    }
  },
);

it.each(folders)('a stack of a script of %s leads to the line that was written', (folder) => {
  const scripts = listScripts(folder);
  const kit = scripts.find((script) => script.endsWith('/kit.js')) ?? '';
  const form = join(folder, 'newsletter-form.js');
  for (const script of [kit, form])
    expect(findSource(script, /"vitrine: the widgets are already defined/)).toMatch(
      /widgets\/shared\/element\/define-widget\.ts$/,
    );
  expect(findSource(join(folder, 'vitrine.js'), /"vitrineReady"|vitrine-loader|there is no widget/)).toMatch(
    /widgets\/script-tag\//,
  );
  // In a pinned release each import that comes before moves what follows.
  const imports = scripts.filter(
    (script) => script.includes('/chunks/') && readFileSync(script, 'utf8').includes('import("./'),
  );
  expect(imports.length).toBeGreaterThan(5);
  for (const script of imports)
    expect(findSource(script, /import\("\.\/(?!.*import\("\.\/)/s), script).toMatch(/\.tsx?$/);
});
