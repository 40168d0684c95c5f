import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/** One forbidden import per rule: the importing file, the imported file, and the rule that must report it. */
const offences = [
  ['widgets/shared/locale/a.ts', '../brand/b.ts', 'shared-locale'],
  ['widgets/shared/brand/a.ts', '../submissions/b.ts', 'shared-brand'],
  ['widgets/shared/submissions/a.ts', '../http/b.ts', 'shared-submissions'],
  ['widgets/shared/stores/a.ts', '../http/b.ts', 'shared-stores'],
  ['widgets/shared/http/a.ts', '../ui/b.ts', 'shared-http-tracking'],
  ['widgets/shared/page/a.ts', '../forms/b.ts', 'shared-page'],
  ['widgets/shared/ui/a.ts', '../forms/b.ts', 'shared-ui'],
  ['widgets/shared/forms/a.ts', '../element/b.ts', 'shared-forms'],
  ['widgets/shared/lists/a.ts', '../forms/b.ts', 'shared-lists'],
  ['widgets/shared/map/a.ts', '../forms/b.ts', 'shared-map'],
  ['widgets/shared/places/a.ts', '../map/b.ts', 'shared-places'],
  ['widgets/shared/google/a.ts', '../forms/b.ts', 'shared-google'],
  ['widgets/shared/google/a.ts', '@googlemaps/js-api-loader', 'one-file-for-googles-loader'],
  ['widgets/shared/element/a.ts', '../forms/b.ts', 'shared-element'],
  ['widgets/elements/one/a.ts', '@r2wc/core', 'r2wc-only-in-element-kit'],
  ['widgets/elements/one/a.ts', '../two/b.ts', 'widget-imports-no-widget'],
  ['widgets/shared/forms/a.ts', '../../elements/one/b.ts', 'shared-imports-no-widget'],
  ['widgets/elements/one/a.ts', '../../../host-site/b.ts', 'widgets-import-no-host-site'],
  ['widgets/elements/one/a.ts', '../../../host-site/retailers/b.ts', 'one-door-to-the-retailer'],
  ['widgets/elements/one/a.ts', 'node:fs', 'widgets-no-node'],
  ['widgets/elements/one/a.ts', 'zod', 'zod-mini-only'],
  ['host-site/site/prerender/a.ts', '../../server/b.ts', 'layer-site/prerender'],
  ['host-site/site/pages/a.ts', '../prerender/b.ts', 'layer-site/pages'],
  ['host-site/site/pages/deep/a.ts', '../../../server/b.ts', 'layer-site/pages'],
  ['host-site/site/layout/a.ts', '../pages/b.ts', 'layer-site/layout'],
  ['host-site/sources/landing/a.ts', '../../site/layout/b.ts', 'layer-sources/landing'],
  ['host-site/sources/articles/a.ts', '../stores/b.ts', 'layer-sources/articles'],
  ['host-site/sources/stores/a.ts', '../landing/b.ts', 'layer-sources/articles'],
  ['host-site/sources/markdown/a.ts', '../../site/layout/b.ts', 'layer-sources/markdown'],
  ['host-site/sources/facts/a.ts', '../markdown/b.ts', 'layer-sources/facts'],
  ['host-site/sources/csv/a.ts', '../facts/b.ts', 'layer-sources/csv'],
  ['host-site/content/a.ts', '../sources/csv/b.ts', 'layer-content'],
  ['host-site/nowhere/a.ts', '../content/b.ts', 'every-folder-has-a-layer'],
  ['host-site/site/pages/a.ts', '../../../widgets/elements/one/b.ts', 'pages-import-widgets-through-server'],
  ['host-site/sources/stores/a.ts', '../../../widgets/shared/http/b.ts', 'stores-import-only-shared'],
  ['host-site/server/a.ts', 'zipcodes', 'store-packages-at-build-only'],
  ['host-site/site/search/a.ts', '../../server/b.ts', 'search-runs-anywhere'],
  ['host-site/site/client/a.ts', '../../../widgets/shared/element/b.ts', 'client-imports-only-shared'],
  ['host-site/playground/a.ts', '../site/layout/b.ts', 'playground-knows-descriptions'],
  ['host-site/playground/a.ts', '../server/b.ts', 'playground-knows-descriptions'],
  ['host-site/playground/a.ts', 'node:fs', 'playground-knows-descriptions'],
  ['host-site/site/pages/a.ts', '../../playground/b.ts', 'layer-site/pages'],
  ['host-site/server/a.ts', '../site/pages/b.ts', 'server-imports-no-pages'],
  ['host-site/server/a.ts', '../../widgets/elements/one/b.ts', 'server-imports-only-shared'],
  ['host-site/server/a.ts', 'pg', 'one-file-per-driver'],
  ['demo/a.ts', '../widgets/elements/one/b.ts', 'demo-knows-urls-and-tags'],
  ['tests/e2e/a.ts', '../../widgets/elements/one/b.ts', 'e2e-knows-urls-and-tags'],
  ['widgets/elements/one/a.ts', './b.test.ts', 'no-test-in-production'],
  ['widgets/elements/one/a.ts', './missing.ts', 'no-unresolved'],
] as const;

interface Violation {
  from: string;
  rule: { name: string };
}

let root = '';
let violations: Violation[] = [];

const nameCase = (at: number, from: string) => from.replace(/[^/]+$/, `case-${at}.ts`);

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'vitrine-rules-'));
  write('tsconfig.json', '{"compilerOptions":{"allowImportingTsExtensions":true,"noEmit":true}}');
  const packages = ['pg', 'zod', 'zipcodes', '@r2wc/core', '@googlemaps/js-api-loader'];
  const dependencies = Object.fromEntries(packages.map((name) => [name, '*']));
  write('package.json', JSON.stringify({ type: 'module', dependencies }));
  for (const name of packages) {
    write(`node_modules/${name}/package.json`, `{"name":"${name}","version":"1.0.0","main":"main.js"}`);
    write(`node_modules/${name}/main.js`, 'export const x = 1;\n');
  }
  for (const folder of ['widgets', 'host-site', 'demo', 'tests'])
    write(`${folder}/empty.ts`, 'export const empty = 1;\n');
  offences.forEach(([from, to], at) => {
    write(nameCase(at, from), `import { x } from '${to}';\nexport const y = x;\n`);
    if (to.startsWith('.') && !to.includes('missing')) write(join(dirname(from), to), 'export const x = 1;\n');
  });
  write('widgets/elements/one/there.ts', "import { back } from './back.ts';\nexport const there = back;\n");
  write('widgets/elements/one/back.ts', "import { there } from './there.ts';\nexport const back = there;\n");

  const cli = resolve('node_modules/dependency-cruiser/bin/dependency-cruiser.mjs');
  const rules = ['--config', resolve('.dependency-cruiser.cjs'), '--output-type', 'json'];
  const report = execFileSync(process.execPath, [cli, ...rules, 'widgets', 'host-site', 'demo', 'tests'], {
    cwd: root,
  });
  violations = (JSON.parse(String(report)) as { summary: { violations: Violation[] } }).summary.violations;
});

afterAll(() => rmSync(root, { recursive: true, force: true }));

const namesOf = (path: string) => violations.filter(({ from }) => from === path).map(({ rule }) => rule.name);

describe('dependency-cruiser rules', () => {
  it.each(offences.map((offence, at) => [at, ...offence] as const))(
    'case %i: reject an import in %s of %s (%s)',
    (at, from, _, rule) => {
      expect(namesOf(nameCase(at, from))).toContain(rule);
    },
  );

  it('reject two modules that import each other', () => {
    expect([...namesOf('widgets/elements/one/there.ts'), ...namesOf('widgets/elements/one/back.ts')]).toContain(
      'no-cycle',
    );
  });

  it('report nothing for a module without imports', () => {
    expect(namesOf('widgets/empty.ts')).toEqual([]);
  });
});
