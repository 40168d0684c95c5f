import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { childEnvironment, pinnedNode, root } from './install.mjs';

/** Programs of the site's server and of the demo origins. */
export const programs = { site: 'dist/server/main.js', demo: 'dist/demo/main.js' };

/**
 * @param {string} host
 * @param {number} port
 * @returns {Promise<boolean>} whether nothing listens on that port yet
 */
function isFree(host, port) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', (/** @type {NodeJS.ErrnoException} */ { code }) =>
      resolve(code !== 'EADDRINUSE' && code !== 'EACCES'),
    );
    probe.listen(port, host, () => probe.close(() => resolve(true)));
  });
}

/**
 * What to tell someone when another program uses one of the five required ports; undefined when all are free.
 * @param {{ host: string, port: number }} addresses
 */
export async function explainTakenPorts({ host, port }) {
  const ports = [port, port + 1, port + 2, port + 3, port + 4];
  const free = await Promise.all(ports.map((each) => isFree(host, each)));
  const taken = ports.filter((_, at) => !free[at]);
  if (taken.length === 0) return undefined;
  return (
    `Port ${taken.join(' and ')} on ${host} is taken. The site and its demo origins need ${port} to ${port + 4}: stop ` +
    'what holds it, or choose others, for example with PORT=9000 before the command.'
  );
}

/** @param {string} url */
async function isUp(url) {
  return fetch(url).then(
    (response) => response.ok,
    () => false,
  );
}

/**
 * Starts a server on the pinned Node. It has its own process group, so that Ctrl-C in a terminal reaches it only once,
 * through this process.
 * @param {string} program
 * @param {Record<string, string>} environment
 */
export function startServer(program, environment) {
  const child = spawn(pinnedNode, [program], {
    cwd: root,
    env: childEnvironment(environment),
    detached: true,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  return {
    /** Forwards a signal, if the process is running. */
    signal: (/** @type {NodeJS.Signals} */ name) => {
      if (child.exitCode === null && child.signalCode === null) child.kill(name);
    },
    /** Settles with its exit code. */
    ended: /** @type {Promise<number>} */ (new Promise((resolve) => child.once('exit', (code) => resolve(code ?? 1)))),
  };
}

/**
 * Starts the site's server and the demo origins.
 * @param {Record<string, string>} environment
 */
export function startServers(environment) {
  const servers = Object.values(programs).map((program) => startServer(program, environment));
  const ended = servers.map((server) => server.ended);
  return {
    /** Settles with the exit code of the first process that ends. */
    firstEnd: Promise.race(ended),
    /** Forwards a signal to running processes. */
    signal: (/** @type {NodeJS.Signals} */ name) => {
      for (const server of servers) server.signal(name);
    },
    /** Settles with the largest exit code after all have ended. */
    allEnded: Promise.all(ended).then((codes) => Math.max(...codes)),
    /** Settles once every address responds; never when one does not. */
    whenReady: async (/** @type {readonly string[]} */ addresses) => {
      for (const address of addresses) {
        while (!(await isUp(address))) await wait(150);
      }
    },
  };
}
