import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join, resolve } from 'node:path';
import { copySources, packInto, run } from './app-folder.ts';

/** Nothing is reported to a framework's makers, and every script runs on the Node that runs the test. */
const environment = {
  PATH: [dirname(process.execPath), process.env.PATH].join(delimiter),
  NODE_ENV: 'production',
  NEXT_TELEMETRY_DISABLED: '1',
  NUXT_TELEMETRY_DISABLED: '1',
  ASTRO_TELEMETRY_DISABLED: '1',
};
const unreachable = /\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ENETUNREACH|ETIMEDOUT|ENOTCACHED)\b/;

/** Fetches the framework from the registry of npm's own configuration; throws a clear message without a network. */
async function install(folder: string): Promise<void> {
  const options = ['--include=dev', '--no-audit', '--no-fund', '--no-package-lock', '--ignore-scripts'];
  await run('npm', ['install', '--prefer-offline', ...options], folder, environment).catch((error: Error) => {
    if (!unreachable.test(error.message)) throw error;
    throw new Error('npm cannot reach its registry: this test installs a framework and needs the network.', {
      cause: error,
    });
  });
}

/** Waits until a server that was just started responds, or has ended. */
async function waitForResponse(origin: string, hasEnded: () => boolean): Promise<void> {
  while (!(await fetch(origin).catch(() => undefined))) {
    if (hasEnded()) throw new Error('The app’s server ended before it responded.');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/**
 * Makes an app of demo/package in an empty folder as its developer would: `npm install` of the packed package and of a
 * framework, then the scripts of its package.json.
 */
export async function makeFrameworkApp(name: string) {
  const outside = mkdtempSync(join(tmpdir(), `vitrine-${name}-`));
  const folder = join(outside, 'app');
  const remove = () => rm(outside, { recursive: true, force: true });
  try {
    copySources(resolve('demo/package', name), folder);
    await packInto(folder);
    await install(folder);
  } catch (error) {
    await remove();
    throw error;
  }
  const { scripts } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  const npmRun = (script: string) => run('npm', ['run', script], folder, environment);
  return {
    folder,
    /** Builds the app and checks its types; some frameworks check while they build. */
    async build() {
      await npmRun('build');
      if (scripts.typecheck) await npmRun('typecheck');
    },
    /** Starts the framework's own server for production at this origin. */
    async start(origin: string) {
      const { hostname, port } = new URL(origin);
      const env = { ...process.env, ...environment, HOST: hostname, PORT: port, ORIGIN: origin };
      // A group of its own: npm and the framework start further processes.
      const server = spawn('npm', ['start'], { cwd: folder, env, stdio: 'ignore', detached: true });
      const ended = new Promise((resolve) => server.once('exit', resolve));
      await waitForResponse(origin, () => server.exitCode !== null);
      return {
        origin,
        async stop() {
          process.kill(-(server.pid ?? 0), 'SIGTERM');
          await ended;
        },
      };
    },
    remove,
  };
}
