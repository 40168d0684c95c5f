import { fileURLToPath } from 'node:url';
import { catalogue, listAddressAttributes } from '../catalogue.ts';
import { digestMarkupSources } from './markup-version.ts';
import { replaceMapped } from './source-maps.ts';

const prefix = '\0';
/** Stands for the version of the markup until names are minified: they, and so the bytes, must not depend on it. */
const versionMark = '@markup@';
const locate = (name: string, ending: string) =>
  fileURLToPath(new URL(`../elements/${name}/${name}.${ending}.ts`, import.meta.url));
const toCamelCase = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

const listProperties = () => [...new Set(catalogue.flatMap(({ docs }) => Object.keys(docs.properties)))].sort();

const modules: Record<string, () => string> = {
  /** Defines every element. */
  'virtual:definitions': () =>
    catalogue.map(({ name }) => `import ${JSON.stringify(locate(name, 'define'))};`).join('\n'),
  /** Exports the parts of every widget, in the order of the catalogue. */
  'virtual:widgets': () => {
    const names = catalogue.map(({ name }) => `${toCamelCase(name)}Widget`);
    const imports = catalogue.map(
      ({ name }, at) => `import { ${names[at]} } from ${JSON.stringify(locate(name, 'widget'))};`,
    );
    return [...imports, `export const widgets = [${names.join(', ')}];`].join('\n');
  },
  /** Exports what a link may set, by widget and attribute: any text, or an address of ours. */
  'virtual:link-attributes': () => {
    const list = catalogue.map((entry) => {
      const kinds = listAddressAttributes(entry).map(([name, type]) => [name, type === 'address' ? type : 'text']);
      return [entry.name, Object.fromEntries(kinds)];
    });
    return `export const linkAttributes = ${JSON.stringify(Object.fromEntries(list))};`;
  },
  /** Exports the names of all attributes, by tag, of all events and of all custom properties. */
  'virtual:known-names': () => {
    const attributes = catalogue.map(({ contract }) => [contract.tag, Object.keys(contract.attributes)]);
    const events = new Set(catalogue.flatMap(({ docs }) => Object.keys(docs.events)));
    return `export const knownNames = ${JSON.stringify({ attributes: Object.fromEntries(attributes), events: [...events] })};`;
  },
  /** Exports the names of all custom properties that a page may set. */
  'virtual:known-properties': () => `export const knownProperties = ${JSON.stringify(listProperties())};`,
  /** Exports the contracts of all widgets with the names of their events, without documentation. */
  'virtual:known-contracts': () => {
    const contracts = catalogue.map(({ contract, docs }) => ({ ...contract, events: Object.keys(docs.events) }));
    return `export const knownContracts = ${JSON.stringify(contracts)};`;
  },
  /** Exports what identifies the markup that these sources render. */
  'virtual:markup-version': () => `export const markupVersion = ${JSON.stringify(versionMark)};`,
};

/** Rollup and Vite plugin: the modules that are generated from the catalogue and the sources of all widgets. */
export function widgetList() {
  let version = '';
  return {
    name: 'widget-list',
    renderStart() {
      version = digestMarkupSources();
    },
    renderChunk: {
      order: 'post' as const,
      handler: (code: string) =>
        code.includes(versionMark) ? replaceMapped(code, new RegExp(versionMark, 'g'), () => version) : null,
    },
    resolveId: (source: string) => (Object.hasOwn(modules, source) ? prefix + source : null),
    load: (id: string) => modules[id.slice(prefix.length)]?.() ?? null,
  };
}
