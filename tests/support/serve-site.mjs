import { spawn } from 'node:child_process';
import { childEnvironment, pinnedNode, root } from '../../host-site/install.mjs';

/**
 * The built site as in production, for whoever looks at it from outside; its data go into `folder`.
 * @param {string} folder
 * @param {number} port
 */
export async function serveSite(folder, port) {
  const environment = { HOST: '127.0.0.1', PORT: String(port), DATA_DIR: folder, LOG_LEVEL: 'silent' };
  const server = spawn(pinnedNode, ['dist/server/main.js'], {
    cwd: root,
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
  while (server.exitCode === null && !(await isReady())) await new Promise((resolve) => setTimeout(resolve, 150));
  return {
    origin,
    stop: () => {
      server.kill('SIGTERM');
      return ended;
    },
  };
}
