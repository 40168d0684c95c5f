import { spawn } from 'node:child_process';
import { readAddresses } from './addresses.mjs';
import { childEnvironment, ensureInstalled, loadSettings, pinnedNode, root } from './install.mjs';

// `npm run studio`: the development server, whose pages reload after every saved change, and beside it the studio.

loadSettings();
ensureInstalled();
const { site } = readAddresses(process.env);
const environment = { ...childEnvironment(), STUDIO_SITE: site };
const children = ['host-site/tooling/develop.ts', 'host-site/studio/run-studio.ts'].map((script) =>
  spawn(pinnedNode, [script], { cwd: root, env: environment, stdio: 'inherit' }),
);
const stop = () => {
  for (const child of children) child.kill('SIGTERM');
};
for (const name of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.on(name, stop);
// One without the other is of no use.
for (const child of children) {
  child.once('exit', (code) => {
    stop();
    process.exitCode ||= code ?? 1;
  });
}
