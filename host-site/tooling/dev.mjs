import { spawn } from 'node:child_process';
import { childEnvironment, ensureInstalled, loadSettings, pinnedNode, root } from './install.mjs';

// `npm run dev`: installs what is missing with the Node at hand, then runs develop.ts with the pinned Node.

loadSettings();
ensureInstalled();
const child = spawn(pinnedNode, ['host-site/tooling/develop.ts'], {
  cwd: root,
  env: childEnvironment(),
  stdio: 'inherit',
});
// A terminal sends Ctrl-C to the child as well; `kill` reaches only this process.
for (const name of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.on(name, () => child.kill(name));
child.once('exit', (code) => process.exit(code ?? 1));
