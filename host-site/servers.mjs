import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { childEnvironment, pinnedNode, root } from './install.mjs';

const programs = ['dist/server/main.js', 'dist/demo/main.js'];

/** @returns {Promise<boolean>} whether nothing listens on that port yet */
function isFree(host, port) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', (error) => resolve(error.code !== 'EADDRINUSE' && error.code !== 'EACCES'));
    probe.listen(port, host, () => probe.close(() => resolve(true)));
  });
}

/** The ports, of the five that are needed, that somebody else holds. */
export async function findTakenPorts({ host, port }) {
  const ports = [port, port + 1, port + 2, port + 3, port + 4];
  const free = await Promise.all(ports.map((each) => isFree(host, each)));
  return ports.filter((_, at) => !free[at]);
}

async function answers(address) {
  return fetch(address).then(
    (response) => response.ok,
    () => false,
  );
}

/**
 * Starts the site's server and the demo origins on the pinned Node. They stand in process groups of their own, so that
 * Ctrl-C in a terminal reaches them once, through us.
 */
export function startServers(environment) {
  const env = childEnvironment(environment);
  const children = programs.map((program) =>
    spawn(pinnedNode, [program], { cwd: root, env, detached: true, stdio: ['ignore', 'inherit', 'inherit'] }),
  );
  const ended = children.map((child) => new Promise((resolve) => child.once('exit', (code) => resolve(code ?? 1))));
  return {
    /** Settles with the exit code of whichever ends first. */
    firstEnd: Promise.race(ended),
    /** Passes a signal on to those that still run. */
    signal: (name) => {
      for (const child of children) if (child.exitCode === null && child.signalCode === null) child.kill(name);
    },
    /** Settles with the largest exit code once all have ended. */
    allEnded: Promise.all(ended).then((codes) => Math.max(...codes)),
    /** Settles once every address answers; never when one does not. */
    whenReady: async (addresses) => {
      for (const address of addresses) {
        while (!(await answers(address))) await new Promise((resolve) => setTimeout(resolve, 150));
      }
    },
  };
}
