import { spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { childEnvironment, pinnedNode, root } from '../../host-site/tooling/install.mjs';

/** Serves the site built in a clone, here or in another folder, as in production; its data go into `folder`. */
export async function serveSite(folder: string, port: number, clone = root) {
  const environment = {
    NODE_ENV: 'test',
    HOST: '127.0.0.1',
    PORT: String(port),
    DATA_DIR: folder,
    LOG_LEVEL: 'silent',
  };
  const server = spawn(pinnedNode, ['dist/server/main.js'], {
    cwd: clone,
    env: childEnvironment(environment),
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = new Promise((resolve) => server.once('exit', resolve));
  const origin = `http://127.0.0.1:${port}`;
  const isReady = () =>
    fetch(`${origin}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (server.exitCode === null && !(await isReady())) await wait(150);
  return {
    origin,
    stop: () => {
      server.kill('SIGTERM');
      return ended;
    },
  };
}
