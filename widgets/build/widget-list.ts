import { fileURLToPath } from 'node:url';
import { catalogue } from '../catalogue.ts';

const prefix = '\0';
const locate = (name: string, ending: string) =>
  fileURLToPath(new URL(`../${name}/${name}.${ending}.ts`, import.meta.url));
const toCamelCase = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

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
};

/** Rollup and Vite plugin: the modules that import all widgets, generated from the catalogue. */
export function widgetList() {
  return {
    name: 'widget-list',
    resolveId: (source: string) => (Object.hasOwn(modules, source) ? prefix + source : null),
    load: (id: string) => modules[id.slice(prefix.length)]?.() ?? null,
  };
}
