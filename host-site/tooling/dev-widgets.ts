import { build, type Plugin, type Rolldown } from 'vite';
import { icons } from '../../widgets/build/icons.ts';
import { messages } from '../../widgets/build/messages.ts';
import { preact } from '../../widgets/build/preact.ts';
import { retailerTables } from '../../widgets/build/retailer-tables.ts';
import { styles } from '../../widgets/build/styles.ts';
import { widgetList } from '../../widgets/build/widget-list.ts';
import { catalogue } from '../../widgets/catalogue.ts';

const folder = 'chunks/dev/';
const planModule = '\0virtual:load-plan';
const script = (name: string) => `widgets/elements/${name}/${name}.define.ts`;

/** Manifest of a build whose chunks import each other, without preloading. */
const planDevelopment = (): Plugin => ({
  name: 'plan-development',
  resolveId: (source) => (`\0${source}` === planModule ? planModule : null),
  load(id) {
    if (id !== planModule) return null;
    const plan = Object.fromEntries(catalogue.map(({ name, load }) => [name, load === 'visible' ? '' : load]));
    const values = { folder, plan, version: 'development', release: './', digests: undefined };
    return Object.entries(values)
      .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
      .join('\n');
  },
});

/**
 * Runs first in a page: once the page has loaded nothing for a while, waits for a change, and then reloads the page.
 * Waiting also says that the page is complete: what takes all processors begins then. A change since `version` counts.
 */
const writePrelude = (version: number): string => `
const waitForChange = () => {
  loads.disconnect();
  new EventSource(new URL('changes?${version}', import.meta.url)).onmessage = () => location.reload();
};
let timer;
const loads = new PerformanceObserver(() => {
  clearTimeout(timer);
  timer = setTimeout(waitForChange, 200);
});
loads.observe({ type: 'resource', buffered: true });
`;

/** Files of the widgets by their path relative to widgets/v1/. */
export type WidgetFiles = ReadonlyMap<string, string>;

/**
 * Bundles the script tag and all widgets in memory, without minification. Vite takes a third of a second without a
 * cache, half the time of Rollup with its cache. Throws for an error in a source.
 */
export async function bundleWidgets(): Promise<WidgetFiles> {
  const widgets = Object.fromEntries(catalogue.map(({ name }) => [name, script(name)]));
  const result = await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [retailerTables(), messages(), styles(), icons(), widgetList(), preact(), planDevelopment()],
    build: {
      write: false,
      minify: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: {
        input: {
          vitrine: 'widgets/script-tag/autoload.ts',
          links: 'widgets/script-tag/links.ts',
          share: 'widgets/elements/share-buttons/share.ts',
          ...widgets,
        },
        preserveEntrySignatures: 'allow-extension',
        output: {
          entryFileNames: ({ name }) => (name === 'vitrine' ? 'vitrine.js' : `${folder}${name}.js`),
          chunkFileNames: `${folder}[name].js`,
        },
      },
    },
  });
  const { output } = result as Rolldown.RolldownOutput;
  return new Map(output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file.code] as const] : [])));
}

/**
 * A file of a version of the widgets, or undefined when it is not bundled here. File names that only a production
 * build has map to the existing chunks.
 */
export function findWidgetFile(files: WidgetFiles, version: number, path: string): string | undefined {
  const code = files.get(path);
  if (path === 'vitrine.js' && code) return writePrelude(version) + code;
  if (code !== undefined) return code;
  const [, chunk = '', whole = ''] = /^(?:chunks\/dev\/(?:only-)?([\w.-]+)|([\w-]+))\.js$/.exec(path) ?? [];
  const name = chunk || (catalogue.find(({ file }) => file === whole)?.name ?? whole);
  if (files.has(`${folder}${name}.js`)) return `import '/widgets/v1/${folder}${name}.js';`;
  // Preloaded in production; here every chunk imports what it needs.
  return chunk ? 'export {};' : undefined;
}
