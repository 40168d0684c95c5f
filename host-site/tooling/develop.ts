import { locateRetailer } from '../retailers/find-retailer.mjs';
import { readAddresses, serverEnvironment } from './addresses.mjs';
import { build, forgetDigest, isBuilt, runStepsInBackground } from './build.mjs';
import { startFront, type WidgetState } from './dev-front.ts';
import { bundleWidgets } from './dev-widgets.ts';
import { digestFolder } from './digest-folder.ts';
import { findFreePort } from './free-port.ts';
import { root } from './install.mjs';
import { planRebuild, type RebuildPlan } from './plan-rebuild.ts';
import { startRenderer } from './renderer.ts';
import { explainTakenPorts, programs, startServer } from './servers.mjs';
import { watchFolders } from './watch-folders.ts';

// `npm run dev`: builds, serves, and rebuilds what a change affects. Widgets come first: they are bundled in memory and
// open pages reload at once; prerendered pages follow.

/** Debounce of file changes in milliseconds, because an editor saves several files at once. */
const settleTime = 40;
const isIgnored = /(^|\/)(\.[^/]*|[^/]*~|[^/]*\.(test|fixture)\.tsx?)$|README\.md$/;
const isReadOnce = /^widgets\/(catalogue\.ts$|build\/)/;
// The demo server reads its pages from disk on every request.
const isReadByDemo = /^demo\/.*\.(html|css|js)$/;

const addresses = readAddresses(process.env);
const environment = { ...serverEnvironment(process.env, addresses), REREAD_FILES: '1' };
// Before the build, which would change the files of a site that runs from them.
const taken = await explainTakenPorts(addresses);
if (taken) {
  console.error(taken);
  process.exit(1);
}

const saved = new Set<string>();
let timer: NodeJS.Timeout | undefined;
/** Called once saved files have settled. */
let onSaved = (): void => undefined;

function settle(): void {
  clearTimeout(timer);
  timer = setTimeout(() => onSaved(), settleTime);
}

const retailer = locateRetailer().folder;
/** What the build reads; a retailer may lie elsewhere. */
const watched = ['widgets', 'host-site', 'demo', ...(retailer.startsWith('..') ? [retailer] : [])];
watchFolders(root, watched, (path) => {
  if (isIgnored.test(path) || isReadByDemo.test(path)) return;
  saved.add(path);
  settle();
});

/** Builds until it succeeds: whoever edits in the studio can correct what the build refuses, and needs this process. */
async function buildFirst(): Promise<void> {
  while (!isBuilt() && !(await build({ showsDrafts: true }))) {
    console.error('The build did not succeed; its own message is above. It starts again after the next saved change.');
    if (saved.size === 0) await new Promise<void>((resolve) => (onSaved = resolve));
    saved.clear();
  }
}

await buildFirst();
const serverPort = await findFreePort();
const behindFront = { HOST: '127.0.0.1', PORT: String(serverPort) };
const state: WidgetState = { files: await bundleWidgets(), version: 1 };
const front = await startFront(addresses.host, addresses.port, serverPort, state);
/** How each server starts, and the folders of what it imports at its start: both render widgets. */
const starts = {
  site: {
    start: () => startServer(programs.site, { ...environment, ...behindFront }),
    folders: ['dist/server', 'dist/widgets'],
  },
  demo: { start: () => startServer(programs.demo, environment), folders: ['dist/widgets'] },
};
const kinds = ['site', 'demo'] as const;
const servers = { site: starts.site.start(), demo: starts.demo.start() };
const readDigests = () => kinds.map((kind) => starts[kind].folders.map(digestFolder).join());
let digests = readDigests();
let renderer = startRenderer();

const formatSeconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(2)} s`;

/** Bundles the widgets and reloads open pages. */
async function updateWidgets(): Promise<void> {
  const started = performance.now();
  try {
    state.files = await bundleWidgets();
    console.log(`Widgets in ${formatSeconds(started)}; building the pages next.`);
    // Bundling for the pages takes all processors, and the developer who saved the file is looking at a page that reloads.
    await front.reload();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
  }
}

/** Restarts the servers whose bundles have changed: while the site's server starts, pages have to wait for it. */
async function restartServers(which: RebuildPlan['restarts']): Promise<readonly string[]> {
  const before = digests;
  digests = readDigests();
  const isOutdated = (at: number) => which === 'all' || (which === 'changed' && digests[at] !== before[at]);
  const outdated = kinds.filter((_, at) => isOutdated(at));
  await Promise.all(
    outdated.map(async (kind) => {
      servers[kind].signal('SIGTERM');
      await servers[kind].ended;
      servers[kind] = starts[kind].start();
    }),
  );
  return outdated;
}

/** Rebuilds bundles, then the affected pages; stores and compressed files are written only in a full build. */
async function renderAgain(bundle: RebuildPlan['bundle'], paths: readonly string[]): Promise<boolean> {
  if (bundle === 'none') return renderer.render(paths);
  const succeeded =
    bundle === 'all'
      ? await runStepsInBackground(['retailer', 'bundle', 'prerender', 'stores', 'compress', 'release'])
      : await runStepsInBackground(['bundlePages']);
  if (!succeeded) return false;
  // A README older than its contract is reported, but must not block the rest.
  await runStepsInBackground(['describe']);
  renderer.stop();
  renderer = startRenderer();
  return bundle === 'all' || renderer.render(paths);
}

const changed = new Set<string>();
/** Files that could not be rendered, kept until a change fixes them. */
let failed: readonly string[] = [];
let isRendering = false;

async function renderChanges(): Promise<void> {
  if (isRendering || changed.size === 0) return;
  isRendering = true;
  const paths = [...new Set([...failed, ...changed])];
  changed.clear();
  const started = performance.now();
  const { widgets, bundle, restarts } = planRebuild(paths);
  const succeeded = await renderAgain(bundle, paths);
  failed = succeeded ? [] : paths;
  if (succeeded) {
    const restarted = await restartServers(restarts);
    // Pages that already show the new widgets are not reloaded, so that typed text is kept.
    if (!widgets) void front.reload();
    const note = restarted.length > 0 ? `; restarted: ${restarted.join(', ')}` : '';
    console.log(`Pages in ${formatSeconds(started)}${note}.`);
  }
  isRendering = false;
  void renderChanges();
}

async function update(): Promise<void> {
  const paths = [...saved];
  saved.clear();
  forgetDigest();
  console.log(`Changed: ${paths.join(', ')}`);
  for (const path of paths) changed.add(path);
  if (paths.some((path) => isReadOnce.test(path)))
    console.log(
      'This process has read the list of widgets or a plugin: start it again to see the change in the browser.',
    );
  if (planRebuild(paths).widgets) await updateWidgets();
  void renderChanges();
}

onSaved = () => void update();
// What was saved during the build may be in it or not.
if (saved.size > 0) settle();

console.log(`${addresses.site}/en — saved changes are built, and open pages reload. Stop with Ctrl-C.`);

for (const name of ['SIGINT', 'SIGTERM'] as const) {
  process.on(name, async () => {
    front.stop();
    for (const kind of kinds) servers[kind].signal(name);
    process.exit(Math.max(await servers.site.ended, await servers.demo.ended));
  });
}
