import { watch } from 'node:fs';
import { join } from 'node:path';
import { readAddresses, serverEnvironment } from './addresses.mjs';
import { build, runSteps } from './build.mjs';
import { ensureInstalled, root } from './install.mjs';
import { startServers } from './servers.mjs';

// `npm run dev`: builds, serves, and does the needed part again whenever a source changes.

const settleTime = 200;
const isIgnored = /(^|\/)(\.[^/]*|[^/]*~|[^/]*\.(test|fixture)\.tsx?)$|README\.md$/;
// Pages read these from disk while they are rendered; everything else goes through the bundler.
const isReadByPrerender = /^host-site\/(styles|public)\/|^host-site\/.*\.md$/;
// The demo server reads its pages from disk on every request.
const isReadByDemo = /^demo\/.*\.(html|css|js)$/;

ensureInstalled();
const addresses = readAddresses(process.env);
const environment = { ...serverEnvironment(process.env, addresses), REREAD_FILES: '1' };
if (!build()) process.exit(1);
let servers = startServers(environment);

const changed = new Set();
let timer;
let isBusy = false;

async function rebuild() {
  if (isBusy || changed.size === 0) return;
  isBusy = true;
  const paths = [...changed];
  changed.clear();
  const isOnlyPages = paths.every((path) => isReadByPrerender.test(path));
  console.log(`Changed: ${paths.join(', ')}`);
  const succeeded = runSteps(
    isOnlyPages ? ['prerender', 'stores', 'compress'] : ['bundle', 'prerender', 'stores', 'compress'],
  );
  if (succeeded) {
    servers.signal('SIGTERM');
    await servers.allEnded;
    servers = startServers(environment);
    console.log('Built and restarted.');
  }
  isBusy = false;
  void rebuild();
}

for (const folder of ['widgets', 'host-site', 'demo']) {
  watch(join(root, folder), { recursive: true }, (_, name) => {
    const path = `${folder}/${name}`;
    if (!name || isIgnored.test(path) || isReadByDemo.test(path)) return;
    changed.add(path);
    clearTimeout(timer);
    timer = setTimeout(() => void rebuild(), settleTime);
  });
}

console.log(`${addresses.site}/en — changes are built as they are saved. Stop with Ctrl-C.`);

for (const name of ['SIGINT', 'SIGTERM']) {
  process.on(name, async () => {
    servers.signal(name);
    process.exit(await servers.allEnded);
  });
}
