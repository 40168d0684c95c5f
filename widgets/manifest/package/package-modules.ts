import type { CatalogueEntry } from '../../catalogue.ts';
import { toPropertyName } from '../../shared/element/contract.ts';
import { nameEventProperties, ownFile, toComponentName } from './package-names.ts';

/** `index.js`: loads definitions on demand, and is safe to import on a server. */
export function writeIndex(catalogue: readonly CatalogueEntry[], version: string): string {
  const loads = catalogue.map(({ name }) => `  '${name}': () => import('${ownFile(name)}'),`);
  return [
    'const definitions = {',
    ...loads,
    '};',
    "export { createShareLink, share } from './widgets/share.js';",
    `export const version = '${version}';`,
    'export const widgetNames = Object.keys(definitions);',
    'export async function define(...names) {',
    '  const wanted = names.length > 0 ? names : widgetNames;',
    '  const unknown = wanted.find((name) => !Object.hasOwn(definitions, name));',
    '  if (unknown !== undefined) throw new Error(`There is no widget called ${unknown}.`);',
    "  if (typeof customElements === 'undefined') return;",
    '  await Promise.all(wanted.map((name) => definitions[name]()));',
    '}',
    '',
  ].join('\n');
}

/**
 * `define-in-tests.js`: defines an element in Node if a test has a browser's globals. `require` is synchronous, which an
 * import wouldn't be, and bundlers don't follow it. Whatever fails, a server goes on.
 */
export const defineInTests = `export function defineInTests(name) {
  if (!globalThis.document || !globalThis.customElements) return;
  try {
    process.getBuiltinModule('node:module').createRequire(import.meta.url)(\`./widgets/\${name}.js\`);
  } catch (cause) {
    console.warn(\`vitrine: \${name} is not defined here; try await define('\${name}')\`, cause);
  }
}
`;

/** `widgets/<name>.node.js`: what the import of a definition runs in Node. */
export function writeNodeDefinition(name: string): string {
  return `import { defineInTests } from '../define-in-tests.js';\ndefineInTests('${name}');\n`;
}

/** Attribute names by property name: with `isObject` those that take objects, without it all others. */
function listAttributes({ contract }: CatalogueEntry, isObject: boolean): [string, string][] {
  const attributes = Object.entries(contract.attributes).filter(([, { type }]) => (type === 'json') === isObject);
  return attributes.map(([name]) => [toPropertyName(name), name]);
}

/**
 * `react.js`: a component for each element, which loads only its own definition. Its first line lets a React server
 * component render them.
 */
export function writeReact(catalogue: readonly CatalogueEntry[]): string {
  const components = catalogue.map((entry) => {
    const plan = {
      tag: entry.contract.tag,
      attributes: Object.fromEntries(listAttributes(entry, false)),
      objects: listAttributes(entry, true).map(([property]) => property),
      events: Object.fromEntries(nameEventProperties(entry)),
    };
    const load = `load: () => import('${ownFile(entry.name)}')`;
    return `export const ${toComponentName(entry.name)} = /* @__PURE__ */ createComponent({ ...${JSON.stringify(plan)}, ${load} });`;
  });
  return ["'use client';", "import { createComponent } from './create-component.js';", ...components, ''].join('\n');
}

/** `vue.js`: what Vue's compiler needs to know. */
export const vueModule = "export const isCustomElement = (tag) => tag.startsWith('vitrine-');\n";
