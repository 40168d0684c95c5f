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
 * The floors of the host site's pages, from the top. A folder may import what stands on the floors below it; folders
 * that share a floor do not know each other. Its server and its clients' scripts have rules of their own below.
 */
const floors = [
  ['prerender', 'plugins', 'tooling', 'new\\.ts'],
  ['studio'],
  ['pages'],
  ['layout', 'redirects'],
  ['landing'],
  ['articles', 'contests', 'finds', 'guides', 'search', 'stores'],
  ['markdown'],
  ['facts', 'pictures', 'source-text'],
  [
    'csv',
    'drawings',
    'build-time\\.ts',
    'calendar\\.ts',
    'escape-html\\.ts',
    'public-origin\\.ts',
    'routes\\.ts',
    'texts\\.ts',
    'time-zone-data\\.ts',
  ],
  ['content'],
];
const onFloors = (list) => `^host-site/(${list.flat().join('|')})(/|$)`;
const floorRules = floors.map((floor, at) => ({
  name: `floor-${floor[0]}`,
  severity: 'error',
  comment: 'No import goes up or along a floor: what two folders need stands below both.',
  from: { path: onFloors(floor), pathNot: testFile },
  to: { path: '^host-site/', pathNot: ['^host-site/$1(/|$)', onFloors([...floors.slice(at + 1), 'nothing'])] },
}));

const zod = '^node_modules/zod/';
const react = '^node_modules/(react|@types/react)/';
const reactDom = '^node_modules/(react-dom|@types/react-dom)/';

module.exports = {
  forbidden: [
    {
      name: 'no-cycle',
      severity: 'error',
      comment: 'Two modules that need each other are one module, or lack a third.',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-unresolved',
      severity: 'error',
      comment: 'The import leads nowhere.',
      from: {},
      to: { couldNotResolve: true, pathNot: '^virtual:' },
    },
    {
      name: 'no-undeclared-package',
      severity: 'error',
      comment: 'A package that package.json does not name would vanish with the package that brings it along.',
      from: { path: own },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
    ...floorRules,
    {
      name: 'every-folder-has-a-floor',
      severity: 'error',
      comment: 'A new folder of the host site gets a place in the list of floors.',
      from: { path: '^host-site/', pathNot: [onFloors(floors), '^host-site/(server|client)/', '\\.mjs$', testFile] },
      to: {},
    },
    only(
      'shared-locale',
      shared('locale'),
      [shared('locale')],
      'The locale is the ground that the others stand on; it runs anywhere.',
    ),
    only(
      'shared-brand',
      shared('brand'),
      [shared('brand', 'locale'), zod],
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
      [shared('brand', 'locale', 'submissions', 'http', 'storage', 'tracking'), zod, '^node_modules/altcha-lib/'],
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
      [shared('brand', 'locale', 'submissions', 'http', 'storage', 'tracking', 'ui', 'forms'), zod, react],
      'The form kit stands on the other shared folders, never on a widget.',
    ),
    only(
      'shared-lists',
      shared('lists'),
      [shared('http', 'lists', 'locale'), react],
      'What lists have in common: fetching, the view in the address, counting aloud.',
    ),
    only(
      'shared-map',
      shared('map'),
      [shared('locale', 'map')],
      'The map is plain code on the DOM, for whichever widget mounts it.',
    ),
    only(
      'shared-places',
      shared('places'),
      [shared('brand', 'locale', 'submissions', 'http', 'stores', 'places'), react],
      'The search box for places and stores; which widget it stands in is not its business.',
    ),
    only(
      'shared-google',
      shared('google'),
      [shared('locale', 'stores', 'places', 'map', 'google'), '^node_modules/(@googlemaps|@types/google)', react],
      'Google is behind one door: its loader, its map and its places, as our own map and places are.',
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
        shared('brand', 'locale', 'element'),
        react,
        reactDom,
        '^node_modules/(preact|@preact|@r2wc)/',
        '^virtual:markup-version',
      ],
      'The element kit knows React, r2wc, brand and locale.',
    ),
    {
      name: 'r2wc-only-in-element-kit',
      severity: 'error',
      comment: 'r2wc is the renderer seam of the element kit and of nothing else.',
      from: { pathNot: shared('element') },
      to: { path: '^node_modules/@r2wc/' },
    },
    {
      name: 'widget-imports-no-widget',
      severity: 'error',
      comment: 'A widget stands alone; what two widgets need moves to widgets/shared.',
      from: { path: '^widgets/(?!shared/)([^/]+)/' },
      to: { path: '^widgets/(?!shared/)[^/]+/', pathNot: '^widgets/$1/' },
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
      comment: 'A widget runs on pages that have no host site.',
      from: { path: '^widgets/' },
      to: { path: '^(host-site|demo|tests)/' },
    },
    {
      name: 'widgets-no-node',
      severity: 'error',
      comment: 'Whatever a browser can reach must not need Node.',
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
      name: 'pages-take-widgets-by-the-door',
      severity: 'error',
      comment: 'A page asks widgets/server for an element, and the shared folders that run anywhere for facts.',
      from: { path: onFloors(floors), pathNot: ['^host-site/(guides|plugins|stores|tooling)/', testFile] },
      to: {
        path: '^widgets/',
        pathNot: ['^widgets/server\\.tsx?$', shared('brand', 'locale', 'submissions', 'stores')],
      },
    },
    {
      name: 'stores-take-only-shared',
      severity: 'error',
      comment:
        'The tools for store feeds run at build time, on what the browser shares with them, and write the base map.',
      from: { path: '^host-site/stores/', pathNot: testFile },
      to: {
        path: '^widgets/',
        pathNot: [shared('brand', 'locale', 'submissions', 'stores'), '^widgets/build/base-map/make-base-map\\.ts$'],
      },
    },
    {
      name: 'store-packages-at-build-only',
      severity: 'error',
      comment: 'Gazetteers, maps of zones and calendars are megabytes; a browser gets what the build makes of them.',
      from: { pathNot: ['^host-site/stores/', testFile] },
      to: { path: '^node_modules/(cities\\.json|city-timezones|zipcodes|tz-lookup|date-holidays)/' },
    },
    only(
      'search-runs-anywhere',
      '^host-site/search/',
      [
        '^host-site/(search/|escape-html\\.ts)',
        shared('locale', 'stores'),
        '^node_modules/(minisearch|@orama/stemmers)/',
      ],
      'Browser and server look for the same words in the same way: no DOM of its own, no Node, no React.',
    ),
    {
      name: 'client-takes-only-shared',
      severity: 'error',
      comment: 'The scripts of the pages track and fetch as the widgets do, and share facts and rules with them.',
      from: { path: '^host-site/client/', pathNot: testFile },
      to: { path: '^widgets/', pathNot: shared('brand', 'locale', 'submissions', 'http', 'tracking') },
    },
    {
      name: 'server-imports-no-pages',
      severity: 'error',
      comment: 'The server sends files and answers forms; it renders nothing.',
      from: { path: '^host-site/server/', pathNot: testFile },
      to: { path: ['^host-site/(pages|layout|client|prerender)', '^node_modules/(react|react-dom|preact)/'] },
    },
    {
      name: 'server-takes-only-shared',
      severity: 'error',
      comment:
        'The server shares brand, locale, form rules, the store search, the words of errors and the list of widgets with them, nothing else.',
      from: { path: '^host-site/server/', pathNot: testFile },
      to: {
        path: '^widgets/',
        pathNot: [
          shared('brand', 'locale', 'submissions', 'stores'),
          '\\.(en|fr)\\.json$',
          '/(contact|contest)-words\\.ts$',
          '^widgets/catalogue\\.ts$',
        ],
      },
    },
    {
      name: 'one-file-per-driver',
      severity: 'error',
      comment: 'A database driver is imported by the files that are named after it.',
      from: {
        path: '^host-site/server/',
        pathNot: '^host-site/server/(database/(postgres|(create-)?pglite|pglite-inserts)|delivery/outbox)\\.ts$',
      },
      to: { path: '^node_modules/(pg|@electric-sql/pglite|pg-boss)/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'demo-knows-urls-and-tags',
      severity: 'error',
      comment: 'A demo page embeds the kit as a stranger does.',
      from: { path: '^demo/' },
      to: { path: '^(widgets|host-site|tests)/' },
    },
    {
      name: 'e2e-knows-urls-and-tags',
      severity: 'error',
      comment: 'An end-to-end test sees what a visitor sees.',
      from: { path: '^tests/e2e/' },
      to: { path: '^(widgets|host-site|demo)/' },
    },
    {
      name: 'no-test-in-production',
      severity: 'error',
      comment: 'What a visitor or an operator runs does not carry its tests.',
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
