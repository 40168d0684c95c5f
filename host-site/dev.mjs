import { readAddresses, serverEnvironment } from './addresses.mjs';
import { build, forgetDigest, isBuilt, runSteps } from './build.mjs';
import { ensureInstalled, root } from './install.mjs';
import { planRebuild } from './plan-rebuild.mjs';
import { startRenderer } from './renderer.mjs';
import { startServers } from './servers.mjs';
import { watchFolders } from './watch-folders.mjs';

// `npm run dev`: builds, serves, and does the needed part again whenever a source changes.

const settleTime = 200;
const isIgnored = /(^|\/)(\.[^/]*|[^/]*~|[^/]*\.(test|fixture)\.tsx?)$|README\.md$/;
// The demo server reads its pages from disk on every request.
const isReadByDemo = /^demo\/.*\.(html|css|js)$/;

ensureInstalled();
const addresses = readAddresses(process.env);
const environment = { ...serverEnvironment(process.env, addresses), REREAD_FILES: '1' };
if (!isBuilt() && !build()) process.exit(1);
let servers = startServers(environment);
let renderer = startRenderer();

const changed = new Set();
/** What could not be rendered, and waits for whatever mends it. */
let failed = [];
let timer;
let isBusy = false;

/** The bundles and then the pages that changes touch; stores are written and files compressed only with everything. */
async function doAgain(bundle, paths) {
  if (bundle === 'none') return renderer.render(paths);
  if (!runSteps(bundle === 'all' ? ['bundle', 'prerender', 'stores', 'compress', 'release'] : ['bundlePages']))
    return false;
  renderer.stop();
  renderer = startRenderer();
  return bundle === 'all' || renderer.render(paths);
}

async function rebuild() {
  if (isBusy || changed.size === 0) return;
  isBusy = true;
  const paths = [...new Set([...failed, ...changed])];
  changed.clear();
  const plan = planRebuild(paths);
  forgetDigest();
  console.log(`Changed: ${paths.join(', ')}`);
  const startedAt = performance.now();
  const succeeded = await doAgain(plan.bundle, paths);
  failed = succeeded ? [] : paths;
  if (succeeded && plan.restarts) {
    servers.signal('SIGTERM');
    await servers.allEnded;
    servers = startServers(environment);
  }
  if (succeeded) {
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    console.log(`Done in ${seconds} s${plan.restarts ? '; the servers start anew' : ''}.`);
  }
  isBusy = false;
  void rebuild();
}

watchFolders(root, ['widgets', 'host-site', 'demo'], (path) => {
  if (isIgnored.test(path) || isReadByDemo.test(path)) return;
  changed.add(path);
  clearTimeout(timer);
  timer = setTimeout(() => void rebuild(), settleTime);
});

console.log(`${addresses.site}/en — changes are built as they are saved. Stop with Ctrl-C.`);

for (const name of ['SIGINT', 'SIGTERM']) {
  process.on(name, async () => {
    servers.signal(name);
    process.exit(await servers.allEnded);
  });
}
