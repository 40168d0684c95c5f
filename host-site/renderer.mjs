import { spawn } from 'node:child_process';
import { childEnvironment, pinnedNode, root } from './install.mjs';

/**
 * Keeps a prerenderer that has its fonts, stores and texts ready, so that a changed page takes it milliseconds. It ends
 * with this process.
 * @returns {{ render: (paths: string[]) => Promise<boolean>, stop: () => void }} `render` tells whether it succeeded
 */
export function startRenderer(cwd = root) {
  const child = spawn(pinnedNode, ['dist/prerender/prerender.js', '--stay'], {
    cwd,
    env: childEnvironment({ NODE_ENV: 'production' }),
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const ended = new Promise((resolve) => child.once('exit', () => resolve(false)));
  const listen = () => Promise.race([ended, new Promise((resolve) => child.once('message', resolve))]);
  const ready = listen();
  return {
    async render(paths) {
      if (!(await ready) || !child.connected) return false;
      const answer = listen();
      child.send(paths);
      return answer;
    },
    stop: () => void child.kill(),
  };
}
