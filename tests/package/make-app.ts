import { mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { copySources, packInto, run } from './app-folder.ts';
import { startRegistry } from './registry.ts';

/** A folder of demo/package. */
export type AppName = 'react' | 'vue' | 'html';

interface AppOptions {
  reactMajor?: 18 | 19;
  /** Folders below tests/package whose files are added to the app's sources. */
  additions?: readonly string[];
}

const tool = (path: string) => resolve('node_modules', path);

/**
 * Makes an app of demo/package in an empty folder outside of the project. `npm install` installs the packed package and
 * everything else in its package.json; only the tools that check or build the app are the project's.
 */
export async function makeApp(name: AppName, { reactMajor = 19, additions = [] }: AppOptions = {}) {
  const outside = mkdtempSync(join(tmpdir(), `vitrine-${name}-`));
  const folder = join(outside, 'app');
  // An app's own Vite configuration imports these two; they are resolved from the folder above it.
  mkdirSync(join(outside, 'node_modules/@vitejs'), { recursive: true });
  for (const each of ['vite', '@vitejs/plugin-vue'])
    symlinkSync(tool(each), join(outside, 'node_modules', each), 'dir');

  copySources(resolve('demo/package', name), folder);
  for (const each of additions) copySources(resolve('tests/package', each), join(folder, 'src'));
  const manifest = join(folder, 'package.json');
  writeFileSync(manifest, readFileSync(manifest, 'utf8').replaceAll('^19.', `^${reactMajor}.`));

  await packInto(folder);
  const registry = await startRegistry();
  try {
    const options = ['--no-audit', '--no-fund', '--no-package-lock', '--ignore-scripts', '--noproxy=127.0.0.1'];
    const cache = `--cache=${join(outside, 'npm')}`;
    await run('npm', ['install', ...options, cache, `--registry=${registry.address}`], folder);
  } finally {
    await registry.stop();
  }

  const vite = (args: readonly string[], mode: 'development' | 'production') =>
    run(process.execPath, [tool('vite/bin/vite.js'), 'build', '--mode', mode, ...args], folder, { NODE_ENV: mode });
  return {
    folder,
    /** Builds the app for browsers into `dist`; React and Vue report mistakes in development only. */
    build: (mode: 'development' | 'production', ...args: string[]) => vite(args, mode),
    /** Runs code in Node in the app's folder, and gives its output. */
    runInNode: (code: string) => run(process.execPath, ['--input-type=module', '--eval', code], folder),
    checkTypes: () =>
      run(process.execPath, [tool(name === 'vue' ? 'vue-tsc/bin/vue-tsc.js' : 'typescript/bin/tsc')], folder),
    remove: () => rm(outside, { recursive: true, force: true }),
  };
}
