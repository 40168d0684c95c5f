import { readFileSync } from 'node:fs';
import commonjs from '@rollup/plugin-commonjs';
import json from '@rollup/plugin-json';
import nodeResolve from '@rollup/plugin-node-resolve';
import replace from '@rollup/plugin-replace';
import terser from '@rollup/plugin-terser';
import typescript from '@rollup/plugin-typescript';
import { icons } from './widgets/build/icons.ts';
import { planAlone, planLoads, readLoadPlan, unnamedChunks } from './widgets/build/load-plan.ts';
import { messages } from './widgets/build/messages.ts';
import { preact } from './widgets/build/preact.ts';
import { slimR2wc } from './widgets/build/slim-r2wc.ts';
import { styles } from './widgets/build/styles.ts';
import { catalogue } from './widgets/catalogue.ts';

// Types are checked by `tsc`, once for everything. TS5096 asks for rewritten import endings, which only Rollup needs to
// understand, and whose helper would come along in the autoload.
// One program compiles for all builds: the plugin would make one for each, which takes longer than all the rest.
const compiler = typescript({ noCheck: true, noEmit: false });
const once = (hook) => {
  let called;
  return function (...args) {
    called ??= [hook.apply(this, args)];
    return called[0];
  };
};
const compileOnce = { ...compiler, buildStart: once(compiler.buildStart), buildEnd: once(compiler.buildEnd) };
const compile = () => compileOnce;
const minify = (options = {}) =>
  terser({
    module: true,
    ecma: 2022,
    compress: { passes: 4, pure_getters: true, unsafe_arrows: true, unsafe_methods: true, keep_fargs: false },
    ...options,
  });
const browser = (renderer = 'preact') => [
  messages(),
  styles(),
  icons(),
  preact(renderer),
  slimR2wc(),
  nodeResolve({ browser: true }),
  replace({ preventAssignment: true, values: { 'process.env.NODE_ENV': '"production"' } }),
  compile(),
];

const names = catalogue.map(({ name }) => name);
const rendererOf = (name) => (catalogue.find((entry) => entry.name === name)?.isLight ? 'light' : 'preact');
const definition = (name) => `widgets/${name}/${name}.define.ts`;
const v1 = 'dist/widgets/v1';
const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
const chunks = { dir: unnamedChunks, entryFileNames: '[name].js', chunkFileNames: '[name].js' };

/** Widgets that are hardly more than what they share with each other: one chunk of all is smaller than two. */
const families = {
  'newsletter-form': 'newsletter',
  'newsletter-lightbox': 'newsletter',
  'gift-lightbox': 'newsletter',
  'contest-entry': 'contest',
  'new-movers': 'contest',
};
const familyOf = (name) => families[name] ?? name;
const familyCount = new Set(names.map(familyOf)).size;

/** The families of widgets, by name, that reach a module. */
function findFamilies(id, getModuleInfo, seen = new Set()) {
  if (seen.has(id)) return [];
  seen.add(id);
  const name = /([a-z-]+)\.define\.ts$/.exec(id)?.[1];
  const importers = getModuleInfo(id)?.importers ?? [];
  const reached = importers.map((importer) => findFamilies(importer, getModuleInfo, seen));
  return [...new Set([name ? familyOf(name) : [], reached].flat(2))];
}

/** What nearly every widget needs. */
const inKit = new RegExp(
  [
    'node_modules/(?!simple-icons)',
    'build/preact',
    'shared/(brand/brands|element|storage|ui|http/fetch-json|tracking/data-layer)',
    'submissions/(digits|postal-code|provinces)\\.',
    'forms/(masked-value|after-press|use-late)',
  ].join('|'),
);

/** Widgets for pages with several: a chunk each, and what they share. */
const shared = {
  input: Object.fromEntries(names.map((name) => [name, definition(name)])),
  plugins: [...browser(), planLoads(), minify()],
  output: {
    ...chunks,
    // Every widget needs the kit. Code of forms is in layers, so that the lightbox fetches none that only longer forms
    // use, and a single field with a mask fetches no form.
    manualChunks: (id, { getModuleInfo }) => {
      if (inKit.test(id)) return 'kit';
      // The list of articles compares text as the search for stores does, and needs no more of it.
      if (id.endsWith('stores/fold-text.ts')) return 'fold-text';
      if (/shared\/lists\/[\w-]+\.(tsx?$|css)/.test(id)) return 'list';
      // The search box needs a part of what the finder does; each has its own texts.
      if (/shared\/(stores|places)\/[\w-]+\.(tsx?$|css)/.test(id))
        return findFamilies(id, getModuleInfo).includes('store-search') ? 'places' : undefined;
      // A definition defines its own element and no other.
      if (id.endsWith('.define.ts')) return undefined;
      const [family, ...others] = findFamilies(id, getModuleInfo);
      if (others.length === familyCount - 1) return 'kit';
      if (others.length) return [family, ...others].includes('newsletter') ? 'form' : 'fields';
      return Object.values(families).includes(family) ? family : undefined;
    },
  },
};

/** Each widget for pages with no other: one chunk, and the texts of a language. */
const alone = names.map((name) => ({
  input: { [`only-${name}`]: definition(name) },
  plugins: [...browser(rendererOf(name)), planAlone(name), minify()],
  // What is fetched on demand is tied to the chunk that fetches it; texts are the same for both.
  output: {
    ...chunks,
    chunkFileNames: ({ name: chunk }) => (/messages\.(en|fr)$/.test(chunk) ? '[name].js' : `${name}-[name].js`),
  },
}));

/** The script tag: it knows all these chunks by name, and those of a pinned release by what is in them. */
const pinned = `dist/widgets/v/${version}`;
const autoload = (file, ...checked) => ({
  input: 'widgets/autoload.ts',
  plugins: [...browser(), readLoadPlan(version, ...checked), minify()],
  output: { file },
});

/** Each widget whole in one file with both languages, and all of them in one classic script. */
const whole = [
  ...names.map((name) => ({ name, input: definition(name), format: 'es' })),
  { name: 'widgets.all', input: 'widgets/all.ts', format: 'iife' },
].map(({ name, input, format }) => ({
  input,
  plugins: [...browser(rendererOf(name)), minify({ module: format === 'es' })],
  output: { file: `${v1}/${name}.js`, format, inlineDynamicImports: true },
}));

const isPackage = (id) => !/^[./\0]|\.svg$/.test(id);
const node = (input, dir, name) => ({
  input: { [name]: input },
  external: isPackage,
  plugins: [messages(), styles(), icons(), nodeResolve(), json(), compile()],
  output: { dir, format: 'es', entryFileNames: '[name].js', chunkFileNames: `${name}-chunks/[name].js` },
});

/** Scripts of the pages themselves; prerendering gives them their hashes. */
const client = ['site', 'tracking', 'search', 'guide', 'locale-guess'].map((name) => ({
  input: `host-site/client/${name}.ts`,
  plugins: [messages(), nodeResolve({ browser: true }), compile(), minify()],
  output: { file: `dist/client/${name}.js`, format: 'es' },
}));

/** Applications of other people, among whose elements the widgets stand. */
const demoApps = ['old-page.ts', 'shadow-page.ts', 'react-page.tsx', 'vue-page.ts', 'playground.ts', 'preview.ts'].map(
  (file) => ({
    input: `demo/apps/${file}`,
    plugins: [
      nodeResolve({ browser: true }),
      commonjs(),
      replace({
        preventAssignment: true,
        values: {
          'process.env.NODE_ENV': '"production"',
          __VUE_OPTIONS_API__: 'false',
          __VUE_PROD_DEVTOOLS__: 'false',
          __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: 'false',
        },
      }),
      compile(),
      minify(),
    ],
    output: { file: `dist/demo/apps/${file.replace(/\.tsx?$/, '.js')}`, format: 'es' },
  }),
);

const configurations = [
  shared,
  ...alone,
  autoload(`${v1}/vitrine.js`),
  ...whole,
  autoload(`${pinned}/vitrine.js`, pinned),
  autoload(`${v1}/vitrine.checked.js`, pinned, `../v/${version}/`),
  ...client,
  node('widgets/server.ts', 'dist/widgets', 'server'),
  node('host-site/prerender.tsx', 'dist/prerender', 'prerender'),
  node('host-site/server/main.ts', 'dist/server', 'main'),
  node('host-site/server/submissions.ts', 'dist/server', 'submissions'),
  node('host-site/server/contests.ts', 'dist/server', 'contests'),
  node('demo/main.ts', 'dist/demo', 'main'),
  ...demoApps,
];

const isOfPages = ({ output: { dir = '' } }) => /^dist\/(prerender|server)$/.test(dir);

/** `--configPages` bundles only what runs on Node for the site: what renders it and what serves it. */
export default ({ configPages }) =>
  configurations
    .filter((configuration) => !configPages || isOfPages(configuration))
    .map((configuration) => ({
      ...configuration,
      onwarn: (warning, warn) => warning.message.includes('TS5096') || warn(warning),
    }));
