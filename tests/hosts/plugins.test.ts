import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { formatPath, routes } from '../../host-site/sources/routes.ts';
import { findEnglish, findTypography } from '../../host-site/sources/source-text/check-text.ts';
import { catalogue } from '../../widgets/catalogue.ts';
import { locales } from '../../widgets/shared/locale/locale.ts';
import { forEvery } from '../support/for-every.ts';
import { listFields, listPermittedScripts, readSections } from './tag-template.ts';

// The plugins as the build left them in dist/hosts.

const plugin = 'dist/hosts/wordpress/vitrine';
const template = readFileSync('dist/hosts/tag-manager/vitrine.tpl', 'utf8');
const read = (path: string) => readFileSync(join(plugin, path), 'utf8');
const files = readdirSync(plugin, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name).slice(plugin.length + 1));
const scripts = files.filter((path) => path.endsWith('.php'));
const french = JSON.parse(readFileSync('host-site/plugins/wordpress-french.json', 'utf8')) as Record<string, string>;

interface PhpWidget {
  tag: string;
  title: string;
  fallback: Record<string, string>;
  attributes: Record<string, { type: string; label: string; help: string; values?: string[] }>;
}
const { widgets } = JSON.parse(read('widgets.json')) as { widgets: Record<string, PhpWidget> };

/** The translations in a compiled file, which is what WordPress reads. */
function readCompiled(bytes: Buffer): Map<string, string> {
  const [count = 0, texts = 0, translations = 0] = [8, 12, 16].map((at) => bytes.readUInt32LE(at));
  const readText = (table: number, at: number) => {
    const [length, offset] = [bytes.readUInt32LE(table + at * 8), bytes.readUInt32LE(table + at * 8 + 4)];
    return bytes.toString('utf8', offset, offset + length);
  };
  return new Map(Array.from({ length: count }, (_, at) => [readText(texts, at), readText(translations, at)]));
}
const compiled = readCompiled(readFileSync(join(plugin, 'languages/vitrine-fr_CA.mo')));

describe('the plugin for WordPress', () => {
  it('has a block for every widget and no other', () => {
    expect(readdirSync(join(plugin, 'blocks')).sort()).toEqual(catalogue.map(({ name }) => name).sort());
    expect(Object.keys(widgets)).toEqual(catalogue.map(({ name }) => name));
  });

  forEvery(catalogue, ({ name }) => name)(
    'has blocks with the attributes of their widgets’ contracts, except origins',
    ({ name, contract }) => {
      const block = JSON.parse(read(`blocks/${name}/block.json`));
      const editable = Object.entries(contract.attributes).filter(([, { type }]) => type !== 'origin');
      const expected = editable.map(([attribute, { type, ...more }]) => {
        const values = 'values' in more ? more.values?.filter(Boolean) : undefined;
        return [attribute, { type: /boolean|number/.test(type) ? type : 'string', ...(values && { enum: values }) }];
      });
      expect(block.attributes).toEqual(Object.fromEntries(expected));
      expect([block.name, block.category, block.textdomain]).toEqual([`vitrine/${name}`, 'vitrine', 'vitrine']);
      expect(Object.keys(widgets[name]?.attributes ?? {})).toEqual(editable.map(([attribute]) => attribute));
    },
  );

  forEvery(catalogue, ({ name }) => name)(
    'LOC-06 has French translations of each block’s title, description, labels and help texts',
    ({ name }) => {
      const { description } = JSON.parse(read(`blocks/${name}/block.json`));
      const { title, attributes } = widgets[name] as PhpWidget;
      const texts = Object.values(attributes).flatMap(({ label, help }) => [label, help]);
      const keys = [title, `block title\u0004${title}`, `block description\u0004${description}`, ...texts];
      expect(keys.filter((key) => !compiled.get(key))).toEqual([]);
      expect(texts.filter((text) => text.includes('`'))).toEqual([]);
    },
  );

  it('LOC-06 has French translations of exactly its own texts', () => {
    const own = scripts.flatMap((path) =>
      [...read(path).matchAll(/\b(?:esc_html)?__\(\s*'((?:[^'\\]|\\.)*)', 'vitrine' \)/g)].map(([, text = '']) => text),
    );
    const [, description = ''] = /Description: +(.*)/.exec(read('vitrine.php')) ?? [];
    expect([...new Set([...own, description])].sort()).toEqual(Object.keys(french).sort());
    for (const [text, translation] of Object.entries(french)) {
      expect(compiled.get(text)).toBe(translation);
      expect(translation.match(/%(\d\$)?s/g) ?? []).toEqual(text.match(/%(\d\$)?s/g) ?? []);
      expect(findTypography(translation.replace(/%\d?\$?s/g, 'x'), 'fr'), translation).toEqual([]);
      expect(findEnglish(translation), translation).toEqual([]);
    }
  });

  forEvery(catalogue, ({ name }) => name)('has fallback content that links only to existing pages', ({ name }) => {
    const known = new Set(routes.flatMap((route) => locales.map((locale) => formatPath(route, locale))));
    const { fallback, attributes } = widgets[name] as PhpWidget;
    for (const locale of locales) {
      for (const [, place = ''] of fallback[locale]?.matchAll(/\{([\w-]+)\}/g) ?? []) {
        expect(['origin', ...Object.keys(attributes)]).toContain(place);
      }
      for (const [, address = ''] of (fallback[locale] ?? '').matchAll(/href="([^"]*)"/g)) {
        // The origin is the plugin's setting; an attribute may be the whole address, or the end of a path.
        expect(address).toMatch(/^(\{[\w-]+\}$|\{origin\}\/|mailto:)/);
        const [, path] = /^\{origin\}(\/[^#{]*)(#|$)/.exec(address) ?? [];
        if (path) expect(known).toContain(path);
      }
    }
  });

  it('has a zip with the same files as its folder', () => {
    const unzipped = unzipSync(readFileSync(`${plugin}.zip`));
    expect(Object.keys(unzipped).sort()).toEqual(files.map((path) => `vitrine/${path}`).sort());
    for (const path of files)
      expect(Buffer.from(unzipped[`vitrine/${path}`] ?? []).equals(readFileSync(join(plugin, path)))).toBe(true);
  });

  const hasPhp = spawnSync('php', ['-v']).status === 0;
  it.skipIf(!hasPhp)('has PHP files without syntax errors', () => {
    const wrong = scripts.filter((path) => spawnSync('php', ['-l', join(plugin, path)]).status !== 0);
    expect(wrong).toEqual([]);
  });

  it('has a guard against direct requests in each PHP file', () => {
    const guard = /^defined\( '(ABSPATH|WP_UNINSTALL_PLUGIN)' \) \|\| exit;$/m;
    expect(scripts.filter((path) => !guard.test(read(path)))).toEqual([]);
  });
});

describe('the template for Google Tag Manager', () => {
  const fields = listFields(template);
  const sections = readSections(template);
  const code = sections.SANDBOXED_JS_FOR_WEB_TEMPLATE ?? '';

  forEvery(catalogue, ({ name }) => name)('has a field for each attribute of a widget', ({ name, contract }) => {
    const names = new Map(fields.map((field) => [field.name, field]));
    const underscored = name.replaceAll('-', '_');
    for (const [attribute, { type, ...more }] of Object.entries(contract.attributes)) {
      const own = attribute.replaceAll('-', '_');
      const field = names.get(own) ?? names.get(`${underscored}__${own}`);
      expect(field, attribute).toBeTruthy();
      if (type === 'boolean') expect(field?.type).toBe('CHECKBOX');
      if ('values' in more) expect(field?.selectItems?.map(({ value }) => value)).toEqual(more.values?.filter(Boolean));
    }
    const group = names.get(`group__${underscored}`);
    if (group) expect(group.enablingConditions?.[0]).toMatchObject({ paramName: 'widget', paramValue: name });
  });

  it('has permission to load only the script that its code names', () => {
    const [, script] = /const script = "([^"]+)"/.exec(code) ?? [];
    expect(listPermittedScripts(template)).toEqual([script]);
    expect(script).toMatch(/\/widgets\/v1\/place\.js$/);
  });

  it('uses only the JavaScript that Tag Manager’s sandbox supports', () => {
    const unquoted = code.replace(/"[^"]*"|'[^']*'/g, '');
    expect(unquoted).not.toMatch(/\b(new|this|window|document|class|async|await|import)\b|`|\.\.\.|\?\?|\?\./);
    expect([...code.matchAll(/require\('(\w+)'\)/g)].map(([, name]) => name)).toEqual([
      'copyFromWindow',
      'createQueue',
      'getType',
      'injectScript',
      'setInWindow',
    ]);
  });

  it('has unique field names of letters, digits and underscores', () => {
    const names = fields.map(({ name }) => name);
    expect(names.filter((name) => !/^\w+$/.test(name))).toEqual([]);
    expect(new Set(names).size).toBe(names.length);
    expect(() => JSON.parse(sections.INFO ?? '')).not.toThrow();
  });
});
