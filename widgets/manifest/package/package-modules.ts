import type { CatalogueEntry } from '../../catalogue.ts';
import { toPropertyName } from '../../shared/element/contract.ts';
import { nameEventProperties, toComponentName } from './package-names.ts';

/** `index.js`: every definition on demand, and safe to import where there is no page. */
export function writeIndex(catalogue: readonly CatalogueEntry[], version: string): string {
  const loads = catalogue.map(({ name }) => `  '${name}': () => import('./widgets/${name}.js'),`);
  return [
    'const definitions = {',
    ...loads,
    '};',
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

/** Names of attributes by property; `isObject` picks those that an attribute cannot hold, or all others. */
function listAttributes({ contract }: CatalogueEntry, isObject: boolean): [string, string][] {
  const attributes = Object.entries(contract.attributes).filter(([, { type }]) => (type === 'json') === isObject);
  return attributes.map(([name]) => [toPropertyName(name), name]);
}

/** `react.js`: a component for each element, which brings its own definition and no other. */
export function writeReact(catalogue: readonly CatalogueEntry[]): string {
  const components = catalogue.map((entry) => {
    const plan = {
      tag: entry.contract.tag,
      attributes: Object.fromEntries(listAttributes(entry, false)),
      objects: listAttributes(entry, true).map(([property]) => property),
      events: Object.fromEntries(nameEventProperties(entry)),
    };
    const load = `load: () => import('./widgets/${entry.name}.js')`;
    return `export const ${toComponentName(entry.name)} = /* @__PURE__ */ createComponent({ ...${JSON.stringify(plan)}, ${load} });`;
  });
  return ["import { createComponent } from './create-component.js';", ...components, ''].join('\n');
}

/** `vue.js`: what Vue's compiler has to be told. */
export const vueModule = "export const isCustomElement = (tag) => tag.startsWith('vitrine-');\n";
