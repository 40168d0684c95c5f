/**
 * Who may import what. `npm test` runs these rules over the sources, and
 * tests/architecture/ shows that each of them can fail.
 */
const shared = (...folders) => `^widgets/shared/(${folders.join('|')})/`;
const testFile = '\\.(test|spec|fixture)\\.tsx?$';
const own = '^(widgets|host-site|demo|tests)/';

/** A folder that may import only what `allowed` lists (regular expressions of paths); everything else is refused. */
const only = (name, from, allowed, comment) => ({
  name,
  severity: 'error',
  comment,
  from: { path: from, pathNot: testFile },
  to: { pathNot: allowed },
});

/**
 * The layers of the host site's pages, from the top. A folder may import the layers below its own; folders of one layer
 * may not import each other. Its server and its clients' scripts have rules of their own below.
 */
const layers = [
  ['site/prerender', 'plugins', 'tooling'],
  ['studio'],
  ['site/pages'],
  ['site/layout', 'site/redirects'],
  ['sources/landing'],
  ['site/draws'],
  ['sources/articles', 'sources/contests', 'sources/finds', 'sources/guides', 'sources/stores', 'site/search'],
  ['sources/markdown', 'sources/retailer'],
  ['sources/facts', 'sources/source-text', 'pictures'],
  ['sources/csv', 'sources/problems', 'site/drawings', 'sources/[\\w-]+\\.ts'],
  ['content', 'retailers'],
];
const inLayers = (list) => `^host-site/(${list.flat().join('|')})(/|$)`;
const layerRules = layers.map((layer, at) => {
  const below = layers.slice(at + 1);
  return {
    name: `layer-${layer[0]}`,
    severity: 'error',
    comment: 'A folder imports lower layers only: move what two folders need below both.',
    from: { path: inLayers(layer), pathNot: testFile },
    to: { path: '^host-site/', pathNot: ['^host-site/$1(/|$)', ...(below.length > 0 ? [inLayers(below)] : [])] },
  };
});

const zod = '^node_modules/zod/';
const react = '^node_modules/(react|@types/react)/';
const reactDom = '^node_modules/(react-dom|@types/react-dom)/';

module.exports = {
  forbidden: [
    {
      name: 'no-cycle',
      severity: 'error',
      comment: 'Modules may not import each other: join them, or move what both need to a third.',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-unresolved',
      severity: 'error',
      comment: 'The imported file does not exist.',
      from: {},
      to: { couldNotResolve: true, pathNot: '^virtual:' },
    },
    {
      name: 'no-undeclared-package',
      severity: 'error',
      comment: 'The package is not in package.json; another package brings it along today.',
      from: { path: own },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
    ...layerRules,
    {
      name: 'every-folder-has-a-layer',
      severity: 'error',
      comment: 'Add a new folder of the host site to the list of layers.',
      from: {
        path: '^host-site/',
        pathNot: [inLayers(layers), '^host-site/(server|playground|site/client)/', '\\.mjs$', testFile],
      },
      to: {},
    },
    only(
      'shared-locale',
      shared('locale'),
      [shared('locale')],
      'Locale code imports no other shared folder; it runs anywhere.',
    ),
    only(
      'shared-page',
      shared('page'),
      [shared('page')],
      'What the browser reports of the page imports no other shared folder.',
    ),
    only(
      'shared-attention',
      shared('attention'),
      [shared('attention', 'page', 'storage', 'visibility')],
      'What decides whether something may come over the page knows no widget, and not React.',
    ),
    only(
      'shared-brand',
      shared('brand'),
      [shared('brand', 'locale'), zod, '^host-site/retailers/retailer\\.ts$'],
      'Brands run anywhere: no DOM, no Node, no React.',
    ),
    only(
      'shared-submissions',
      shared('submissions'),
      [shared('brand', 'locale', 'submissions'), zod],
      'The rules of a form run in the browser and on the server.',
    ),
    only(
      'shared-stores',
      shared('stores'),
      [shared('brand', 'locale', 'submissions', 'stores')],
      'Hours, search and geography of stores run in the browser and at build time; no React, no network, no zod.',
    ),
    only(
      'shared-http-tracking',
      shared('http', 'tracking'),
      [
        shared('brand', 'locale', 'submissions', 'http', 'page', 'storage', 'tracking'),
        zod,
        '^node_modules/altcha-lib/',
      ],
      'Calls and tracking need a browser, not React.',
    ),
    only(
      'shared-ui',
      shared('ui'),
      [shared('brand', 'locale', 'ui'), react],
      'Building blocks know React, brand and locale.',
    ),
    only(
      'shared-forms',
      shared('forms'),
      [shared('brand', 'locale', 'submissions', 'http', 'storage', 'tracking', 'ui', 'forms', 'page'), zod, react],
      'The form kit imports other shared folders, never a widget.',
    ),
    only(
      'shared-lists',
      shared('lists'),
      [shared('http', 'lists', 'locale', 'submissions', 'ui'), react],
      'Lists import HTTP, reasons, locale, parts of the interface and React only.',
    ),
    only(
      'shared-map',
      shared('map'),
      [shared('locale', 'map')],
      'The map is plain DOM code without React; it imports locale only.',
    ),
    only(
      'shared-places',
      shared('places'),
      [shared('brand', 'locale', 'submissions', 'http', 'page', 'stores', 'places', 'ui'), react],
      'The search box for places and stores does not depend on a widget.',
    ),
    only(
      'shared-google',
      shared('google'),
      [
        shared('brand', 'locale', 'page', 'stores', 'places', 'map', 'google'),
        '^node_modules/(@googlemaps|@types/google)',
        react,
      ],
      'Only this folder uses Google’s packages: its loader, its map and its places.',
    ),
    {
      name: 'one-file-for-googles-loader',
      severity: 'error',
      comment: 'Google’s loader allows one instance with one set of options; one file keeps it for the page.',
      from: { pathNot: '^widgets/shared/google/load-google-maps\\.ts$' },
      to: { path: '^node_modules/@googlemaps/' },
    },
    only(
      'shared-element',
      shared('element'),
      [
        shared('brand', 'locale', 'element', 'page', 'ui'),
        react,
        reactDom,
        '^node_modules/(preact|@preact|@r2wc)/',
        '^virtual:(markup-version|known-names)',
      ],
      'The element kit knows React, r2wc, brand, locale and building blocks.',
    ),
    {
      name: 'r2wc-only-in-element-kit',
      severity: 'error',
      comment: 'Only the element kit uses r2wc.',
      from: { pathNot: shared('element') },
      to: { path: '^node_modules/@r2wc/' },
    },
    {
      name: 'widget-imports-no-widget',
      severity: 'error',
      comment: 'A widget imports no other widget; move what two widgets need to widgets/shared.',
      from: { path: '^widgets/elements/([^/]+)/' },
      to: { path: '^widgets/elements/', pathNot: '^widgets/elements/$1/' },
    },
    {
      name: 'shared-imports-no-widget',
      severity: 'error',
      comment: 'Shared code must not import the code that uses it.',
      from: { path: '^widgets/shared/' },
      to: { path: '^widgets/(?!shared/)' },
    },
    {
      name: 'widgets-import-no-host-site',
      severity: 'error',
      comment: 'Widgets run on other sites, without the host site.',
      from: { path: '^widgets/' },
      to: { path: '^(host-site|demo|tests)/', pathNot: '^host-site/retailers/' },
    },
    {
      name: 'one-door-to-the-retailer',
      severity: 'error',
      comment:
        'Code takes the retailer from widgets/shared/brand, and its content from the host site’s door, where a bundle contains only what it uses of it.',
      from: {
        pathNot: [
          '^host-site/(retailers|sources/retailer|tooling)/',
          '^widgets/shared/brand/(tabulate-)?retailer\\.ts$',
          '^widgets/(build/(retailer-tables|own-texts)|manifest/write-manifests)\\.ts$',
          testFile,
        ],
      },
      to: { path: '^host-site/retailers/', pathNot: '^host-site/retailers/(retailer-content|text-tree)\\.ts$' },
    },
    {
      name: 'widgets-no-node',
      severity: 'error',
      comment: 'Code that runs in browsers may not import Node modules.',
      from: { path: '^widgets/', pathNot: [testFile, '^widgets/server\\.tsx?$', '^widgets/(build|manifest)/'] },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'zod-mini-only',
      severity: 'error',
      comment: 'zod/mini is a fifth of zod; the same schema must serve browser and server.',
      from: { path: '^(widgets|host-site)/' },
      to: { path: '^node_modules/zod/(?!(v4/)?mini/)' },
    },
    {
      name: 'pages-import-widgets-through-server',
      severity: 'error',
      comment: 'Pages render elements through widgets/server.ts, and import the shared folders that run anywhere.',
      from: { path: inLayers(layers), pathNot: ['^host-site/(sources/(guides|stores)|plugins|tooling)/', testFile] },
      to: {
        path: '^widgets/',
        pathNot: ['^widgets/server\\.tsx?$', shared('brand', 'locale', 'submissions', 'stores')],
      },
    },
    {
      name: 'stores-import-only-shared',
      severity: 'error',
      comment:
        'The tools for store feeds run at build time, on what the browser shares with them, and write the base map.',
      from: { path: '^host-site/sources/stores/', pathNot: testFile },
      to: {
        path: '^widgets/',
        pathNot: [
          shared('brand', 'locale', 'submissions', 'stores'),
          '^widgets/build/base-map/make-base-map\\.ts$',
          // Whether a position is in water, where it is on the map, what is written there, and lines with fewer points.
          '^widgets/shared/map/(base-map|place-labels|projection|simplify|terrain|view)\\.ts$',
        ],
      },
    },
    {
      name: 'store-packages-at-build-only',
      severity: 'error',
      comment: 'Gazetteers, maps of zones and calendars are megabytes; a browser gets what the build makes of them.',
      from: { pathNot: ['^host-site/sources/stores/', testFile] },
      to: { path: '^node_modules/(cities\\.json|city-timezones|zipcodes|tz-lookup|date-holidays)/' },
    },
    only(
      'search-runs-anywhere',
      '^host-site/site/search/',
      [
        '^host-site/(site/search/|sources/escape-html\\.ts)',
        shared('locale', 'stores'),
        '^node_modules/(minisearch|@orama/stemmers)/',
      ],
      'The search runs in the browser and on the server: no DOM, no Node, no React.',
    ),
    {
      name: 'client-imports-only-shared',
      severity: 'error',
      comment: 'Scripts of pages import only the shared folders for facts, rules, HTTP and tracking.',
      from: { path: '^host-site/site/client/', pathNot: testFile },
      to: { path: '^widgets/', pathNot: shared('brand', 'locale', 'page', 'submissions', 'http', 'tracking') },
    },
    only(
      'playground-knows-descriptions',
      '^host-site/playground/',
      [
        '^host-site/(playground/|sources/(escape-html|framed-widgets)\\.ts$)',
        '^widgets/(catalogue\\.ts$|doctor/)',
        shared('brand', 'locale'),
      ],
      'The playground knows descriptions of widgets; the server gives it the renderer and facts of the site. No Node, no pages.',
    ),
    {
      name: 'server-imports-no-pages',
      severity: 'error',
      comment: 'The server does not render React.',
      from: { path: '^host-site/server/', pathNot: testFile },
      to: { path: ['^host-site/site/(pages|layout|client|prerender)', '^node_modules/(react|react-dom|preact)/'] },
    },
    {
      name: 'server-imports-only-shared',
      severity: 'error',
      comment:
        'Of the widgets, the server imports brand, locale, form rules, store search, error messages and the catalogue only.',
      from: { path: '^host-site/server/', pathNot: testFile },
      to: {
        path: '^widgets/',
        pathNot: [shared('brand', 'locale', 'submissions', 'stores'), '\\.(en|fr)\\.json$', '^widgets/catalogue\\.ts$'],
      },
    },
    {
      name: 'one-file-per-driver',
      severity: 'error',
      comment: 'Only these files import a database driver.',
      from: {
        path: '^host-site/server/',
        pathNot: '^host-site/server/(database/(postgres|(create-)?pglite|pglite-inserts)|delivery/outbox)\\.ts$',
      },
      to: { path: '^node_modules/(pg|@electric-sql/pglite|pg-boss)/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'demo-knows-urls-and-tags',
      severity: 'error',
      comment: 'Demo pages use the kit as other sites do: by URLs and tags.',
      from: { path: '^demo/' },
      to: { path: '^(widgets|host-site|tests)/' },
    },
    {
      name: 'e2e-knows-urls-and-tags',
      severity: 'error',
      comment: 'End-to-end tests use the site as visitors do: no imports of its code.',
      from: { path: '^tests/e2e/' },
      to: { path: '^(widgets|host-site|demo)/' },
    },
    {
      name: 'no-test-in-production',
      severity: 'error',
      comment: 'Production code may not import tests.',
      from: { path: '^(widgets|host-site|demo)/', pathNot: testFile },
      to: { path: [testFile, '^tests/', '^node_modules/(vitest|@playwright|@testing-library|fast-check|jsdom)/'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // A copy of the project may have a link in place of node_modules.
    preserveSymlinks: true,
    // Apps that npm installs the package into resolve what they import there.
    exclude: {
      path: '^(dist|test-results|playwright-report|data|demo/package|tests/package/(refused|checks))/',
    },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      mainFields: ['module', 'main', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.cjs', '.d.ts', '.json', '.css'],
    },
  },
};
