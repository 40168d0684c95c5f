import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findRetailerFile, locateRetailer } from '../retailers/find-retailer.mjs';
import { readAddresses, serverEnvironment } from './addresses.mjs';
import { announceAddresses, demoContest } from './announce-addresses.mjs';
import { build, isBuilt } from './build.mjs';
import { ensureInstalled, loadSettings, root } from './install.mjs';
import { explainTakenPorts, startServers } from './servers.mjs';

// `npm start`: from a bare checkout to a running site. This file and its imports need no installed package.

/**
 * @param {string} message
 * @returns {never}
 */
function fail(message) {
  console.error(message);
  process.exit(1);
}

loadSettings();

function takeAddresses() {
  try {
    return readAddresses(process.env);
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error));
  }
}

const addresses = takeAddresses();

const taken = await explainTakenPorts(addresses);
if (taken) fail(taken);

ensureInstalled();
if (!isBuilt()) {
  console.log(
    existsSync(join(root, 'dist')) ? 'The sources have changed: building …' : 'Nothing built yet: building …',
  );
  if (!(await build())) fail('The build did not succeed; its own message is above.');
}

const servers = startServers(serverEnvironment(process.env, addresses));

// A second signal stops the servers at once. npm and the terminal both deliver Ctrl-C, so two signals within one second
// count as one.
let stoppingSince = 0;
for (const name of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
  process.on(name, () => {
    const now = performance.now();
    if (stoppingSince > 0 && now - stoppingSince < 1000) return;
    if (stoppingSince === 0) console.log('\nStopping after pending requests finish.');
    stoppingSince ||= now;
    servers.signal(name === 'SIGHUP' ? 'SIGTERM' : name);
  });
}
servers.firstEnd.then(() => {
  if (stoppingSince === 0) servers.signal('SIGTERM');
});
servers.allEnded.then((code) => process.exit(code));

await servers.whenReady([
  `${addresses.site}/readyz`,
  `${addresses.winners}/`,
  `${addresses.marshalls}/`,
  `${addresses.landing}/`,
  `${addresses.partner}/`,
]);
const retailer = JSON.parse(readFileSync(findRetailerFile(), 'utf8'));
const hasDemoContest = existsSync(join(root, locateRetailer().content, `contests/${demoContest}.json`));
console.log(announceAddresses(addresses, retailer, hasDemoContest));
