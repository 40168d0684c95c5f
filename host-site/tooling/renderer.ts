import { spawn } from 'node:child_process';
import { childEnvironment, pinnedNode, root } from './install.mjs';

/** A prerenderer process that keeps running between changes. */
export interface Renderer {
  /**
   * Renders the pages that changed files affect, given by path relative to the root; resolves to whether it succeeded.
   */
  render(paths: readonly string[]): Promise<boolean>;
  stop(): void;
}

/**
 * Starts a prerenderer that keeps fonts, stores and messages in memory, so that a changed page takes milliseconds. It
 * ends with this process.
 */
export function startRenderer(cwd: string = root): Renderer {
  const child = spawn(pinnedNode, ['dist/prerender/prerender.js', '--stay'], {
    cwd,
    env: childEnvironment({ NODE_ENV: 'production' }),
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const ended = new Promise<false>((resolve) => child.once('exit', () => resolve(false)));
  const listen = () =>
    Promise.race([
      ended,
      new Promise<boolean>((resolve) => child.once('message', (succeeded) => resolve(succeeded === true))),
    ]);
  const ready = listen();
  return {
    async render(paths) {
      if (!(await ready) || !child.connected) return false;
      const rendered = listen();
      child.send([...paths]);
      return rendered;
    },
    stop: () => void child.kill(),
  };
}
