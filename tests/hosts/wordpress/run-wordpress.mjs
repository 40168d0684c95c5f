import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { argv, env } from 'node:process';
import { childEnvironment, pinnedNode, root } from '../../../host-site/tooling/install.mjs';
import { countPlaywright } from '../../support/counts.mjs';
import { appOrigins } from '../../support/ports.ts';
import { installPackages, listMissing, startWordpress } from './start-wordpress.mjs';

// The plugin on a real WordPress, of Debian's packages, driven in a browser. In the full run only: it needs MariaDB and
// PHP. Writes its counts to the argument that ends in `.json`; other arguments go to Playwright.

const report = argv.find((argument) => argument.endsWith('.json'));
const canInstall = env.CI === 'true' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
if (listMissing().length > 0 && canInstall) installPackages();
const missing = listMissing();

/** @returns {Promise<import('../../support/counts.mjs').Counts>} */
async function runJourneys() {
  if (missing.length > 0) {
    const note = `WordPress needs Debian’s ${missing.join(', ')}`;
    console.log(`${note}: apt-get install --no-install-recommends ${missing.join(' ')}`);
    return { passed: 0, failed: 0, skipped: 1, note };
  }
  const { port } = new URL(appOrigins[0] ?? '');
  const wordpress = await startWordpress(Number(port));
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-journeys-'));
  const results = join(folder, 'report.json');
  try {
    const cli = join(root, 'node_modules/@playwright/test/cli.js');
    const more = argv.slice(2).filter((argument) => argument !== report);
    const args = [cli, 'test', '--config', 'tests/hosts/wordpress', '--reporter=line,json', ...more];
    const { status } = spawnSync(pinnedNode, args, {
      cwd: root,
      stdio: 'inherit',
      env: childEnvironment({
        PLAYWRIGHT_JSON_OUTPUT_FILE: results,
        WORDPRESS_LOG: wordpress.log,
      }),
    });
    return countPlaywright(results, status === 0);
  } finally {
    await wordpress.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

const counts = await runJourneys();
if (report) writeFileSync(report, JSON.stringify(counts));
else console.log(`${counts.passed} passed, ${counts.failed} failed`);
process.exitCode = counts.failed === 0 ? 0 : 1;
