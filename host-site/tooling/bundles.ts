import { readFileSync } from 'node:fs';
import commonjs from '@rollup/plugin-commonjs';
import json from '@rollup/plugin-json';
import nodeResolve from '@rollup/plugin-node-resolve';
import replace from '@rollup/plugin-replace';
import { assignChunk } from '../../widgets/build/assign-chunk.ts';
import { compileTypes } from '../../widgets/build/compile-types.ts';
import { icons } from '../../widgets/build/icons.ts';
import { nameFile, planAlone, planLoads, readLoadPlan, unnamedChunks } from '../../widgets/build/load-plan.ts';
import { messages } from '../../widgets/build/messages.ts';
import { minify } from '../../widgets/build/minify.ts';
import { preact } from '../../widgets/build/preact.ts';
import { retailerTables } from '../../widgets/build/retailer-tables.ts';
import { withMaps } from '../../widgets/build/source-maps.ts';
import { styles } from '../../widgets/build/styles.ts';
import { widgetList } from '../../widgets/build/widget-list.ts';
import { catalogue } from '../../widgets/catalogue.ts';
import { type Bundle, copyBundle, production } from './bundle-options.ts';
import { demoApps } from './demo-bundles.ts';

const v1 = 'dist/widgets/v1';
const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
const pinned = `dist/widgets/v/${version}`;
const names = catalogue.map(({ name }) => name);
const definition = (name: string) => `widgets/elements/${name}/${name}.define.ts`;

const forWidgets = () => [
  retailerTables(),
  messages(),
  styles(),
  icons(),
  widgetList(),
  preact(),
  nodeResolve({ browser: true }),
  replace({ preventAssignment: true, values: production }),
  compileTypes(),
];
const writeName = ({ name }: { name: string }) => `${nameFile(name)}.js`;
const chunks = { dir: unnamedChunks, entryFileNames: writeName, chunkFileNames: writeName, ...withMaps };

/** An entry of its own, for the script tag imports it too. */
const reports = { 'report-names': 'widgets/shared/element/report-names.ts' };

const sharedChunks: Bundle = {
  input: {
    links: 'widgets/script-tag/links.ts',
    frames: 'widgets/script-tag/frames.ts',
    ...reports,
    ...Object.fromEntries(names.map((name) => [name, definition(name)])),
  },
  plugins: [...forWidgets(), planLoads(), minify({ runsAtOnce: true })],
  output: { ...chunks, manualChunks: assignChunk },
};

/** The same with its names, for applications under development. */
const development: Bundle = {
  input: sharedChunks.input as Record<string, string>,
  plugins: forWidgets(),
  output: { ...chunks, dir: 'dist/development', manualChunks: assignChunk, sourcemap: false },
};

/** The public functions that share; without the icons, which are most of the networks' bytes. */
const share: Bundle = {
  input: { share: 'widgets/elements/share-buttons/share.ts' },
  plugins: [
    { name: 'no-icons', load: (id: string) => (id.endsWith('.svg') ? "export default '';" : null) },
    ...forWidgets(),
    minify(),
  ],
  output: chunks,
};

/** The doctor for a page, which `vitrine.js` fetches when someone asks for it. */
const doctor: Bundle = {
  input: { doctor: 'widgets/doctor/doctor.ts' },
  plugins: [...forWidgets(), minify()],
  output: { ...chunks, inlineDynamicImports: true },
};

/** The same by its own address, for the bookmarklet. */
const openDoctor: Bundle = {
  input: 'widgets/doctor/open-doctor.ts',
  plugins: [...forWidgets(), minify()],
  output: { file: `${v1}/doctor.js`, format: 'es', inlineDynamicImports: true, ...withMaps },
};

/** Widgets for pages with only one: a single chunk, and the messages of a language. */
const singleWidgets = names.map(
  (name): Bundle => ({
    input: { [`only-${name}`]: definition(name), ...reports },
    plugins: [...forWidgets(), planAlone(name), minify({ runsAtOnce: true })],
    // On-demand files belong to the chunk that fetches them, which they may import; these import nothing, and are the same
    // for all.
    output: {
      ...chunks,
      chunkFileNames: ({ name: chunk }) =>
        writeName({
          name: /^(report-names|solve-challenge)$|messages\.(en|fr)$/.test(chunk) ? chunk : `${name}-${chunk}`,
        }),
    },
  }),
);

/** The script tag: it knows the chunks above by name, and those of a pinned release by their digests. */
const autoload = (file: string, ...checked: string[]): Bundle => ({
  input: 'widgets/script-tag/autoload.ts',
  plugins: [...forWidgets(), readLoadPlan(version, ...checked), minify()],
  output: { file, ...withMaps },
});

/** Each widget with both languages in one file. */
const standalone = catalogue.map(
  ({ name, file }): Bundle => ({
    input: definition(name),
    plugins: [...forWidgets(), minify(), ...(file === name ? [] : [copyBundle(`${name}.js`)])],
    output: { file: `${v1}/${file}.js`, format: 'es', inlineDynamicImports: true, ...withMaps },
  }),
);

/** All widgets in one classic script. A module has no `currentScript`, so the page's origin would get its requests. */
const all: Bundle = {
  input: 'virtual:definitions',
  plugins: [
    ...forWidgets(),
    {
      name: 'own-script',
      // Rollup asks `document.currentScript`, which is an image where the page has <img name="currentScript">.
      resolveImportMeta: (property) => (property === 'url' ? '(ownScript?.src||document.baseURI)' : null),
    },
    minify({ module: false }),
  ],
  output: {
    ...withMaps,
    file: `${v1}/widgets.all.js`,
    format: 'iife',
    inlineDynamicImports: true,
    intro:
      'const ownScript = Reflect.get(Object.getPrototypeOf(document), "currentScript", document); ownScript?.src || console.error(\'vitrine: widgets.all.js needs a <script src> without type="module" to know its origin\');',
  },
};

/** The script of tag managers, which inject classic scripts only. */
const place: Bundle = {
  input: 'widgets/script-tag/place.ts',
  plugins: [compileTypes(), minify({ module: false })],
  output: { file: `${v1}/place.js`, format: 'iife', ...withMaps },
};

/** Scripts of the pages; prerendering adds their hashes. */
const client = ['site', 'tracking', 'search', 'draws', 'store', 'guide', 'embed', 'locale-guess'].map(
  (name): Bundle => ({
    input: `host-site/site/client/${name}.ts`,
    plugins: [retailerTables(), messages(), nodeResolve({ browser: true }), json(), compileTypes(), minify()],
    output: { file: `dist/client/${name}.js`, format: 'es' },
  }),
);

/** Scripts of the playground and of its preview; prerendering puts them beside its style sheets. */
const playground = ['playground', 'preview', 'check-page'].map(
  (name): Bundle => ({
    input: `host-site/playground/client/${name}.ts`,
    plugins: [retailerTables(), messages(), widgetList(), json(), compileTypes(), minify()],
    output: { file: `dist/client/playground/${name}.js`, format: 'es' },
  }),
);

/** A program for Node, which imports packages from node_modules. */
const program = (input: string, dir: string, name: string): Bundle => ({
  input: { [name]: input },
  external: (id) => !/^[./\0]|\.svg$|^virtual:/.test(id),
  plugins: [retailerTables(), messages(), styles(), icons(), widgetList(), nodeResolve(), json(), compileTypes()],
  output: { dir, format: 'es', entryFileNames: '[name].js', chunkFileNames: `${name}-chunks/[name].js` },
});

/** The renderer of widgets. It carries Preact, as the widgets do: it runs where React is installed, and where it is not. */
const renderer: Bundle = {
  ...program('widgets/server.ts', 'dist/widgets', 'server'),
  external: /^node:/,
  plugins: [
    retailerTables(),
    messages(),
    styles(),
    icons(),
    widgetList(),
    preact(),
    nodeResolve(),
    commonjs(),
    json(),
    replace({ preventAssignment: true, values: production }),
    compileTypes(),
  ],
};

/** The command of the npm package. */
const command: Bundle = {
  ...program('widgets/manifest/package/doctor-command.ts', 'dist/widgets', 'doctor'),
  external: /^node:/,
  input: 'widgets/manifest/package/doctor-command.ts',
  output: { file: 'dist/widgets/doctor.js', format: 'es', banner: '#!/usr/bin/env node', inlineDynamicImports: true },
};

/** Programs for Node: renderers of widgets and site, and the server. */
export const pageBundles: readonly Bundle[] = [
  renderer,
  program('host-site/site/prerender/run-prerender.ts', 'dist/prerender', 'prerender'),
  program('host-site/server/run-server.ts', 'dist/server', 'main'),
  program('host-site/server/operators/commands/submissions.ts', 'dist/server', 'submissions'),
  program('host-site/server/operators/commands/contests.ts', 'dist/server', 'contests'),
  program('host-site/server/operators/commands/deliveries.ts', 'dist/server', 'deliveries'),
  program('host-site/server/operators/commands/policy-reports.ts', 'dist/server', 'policy-reports'),
  program('host-site/server/operators/commands/move.ts', 'dist/server', 'move'),
  program('host-site/server/operators/commands/origins.ts', 'dist/server', 'origins'),
  program('host-site/server/operators/commands/privacy.ts', 'dist/server', 'privacy'),
  program('host-site/server/operators/commands/backup.ts', 'dist/server', 'backup'),
  program('host-site/server/operators/commands/restore.ts', 'dist/server', 'restore'),
  program('host-site/server/operators/commands/smoke.ts', 'dist/server', 'smoke'),
  program('host-site/server/operators/commands/doctor.ts', 'dist/server', 'doctor'),
];

/**
 * All bundles, in stages: those of one stage may run at the same time, and each follows those whose output it reads. The
 * first alone creates the compiler that all share.
 */
export const stages: readonly (readonly Bundle[])[] = [
  [sharedChunks, share, doctor],
  [
    ...singleWidgets,
    ...standalone,
    all,
    place,
    openDoctor,
    command,
    development,
    ...client,
    ...playground,
    ...pageBundles,
    program('demo/main.ts', 'dist/demo', 'main'),
    ...demoApps,
  ],
  [autoload(`${v1}/vitrine.js`)],
  [autoload(`${pinned}/vitrine.js`, pinned)],
  [autoload(`${v1}/vitrine.checked.js`, pinned, `../v/${version}/`)],
];
