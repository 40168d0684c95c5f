// @ts-check
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { argv } from 'node:process';
import { chromium } from 'playwright';
import { root } from '../../../host-site/tooling/install.mjs';
import { findChromium } from '../../support/browser.ts';
import { sitePort } from '../../support/ports.ts';
import { serveSite } from '../../support/serve-site.ts';
import { listEmbedForms } from './embed-forms.ts';
import { serveHost } from './host-server.ts';
import { judgePage } from './judge-page.ts';
import { openSanitizers } from './sanitizers.ts';

// Which form of embed survives which sanitizer: real packages clean what people paste, a browser shows what is left.
// Compares the result with the table of the page /widgets/hosts; `--write` writes that table anew. In the full run
// only: it needs the network. Writes its counts to the argument that ends in `.json`.

const own = join(root, 'tests/hosts/sanitizers/packages');
const table = join(root, 'host-site/content/sanitizers.json');
const report = argv.find((argument) => argument.endsWith('.json'));
const folder = mkdtempSync(join(tmpdir(), 'vitrine-sanitizers-'));

/** Installs the sanitizers as the lock file has them: 167 MB that nothing else needs. */
function installPackages() {
  for (const name of ['package.json', 'package-lock.json']) copyFileSync(join(own, name), join(folder, name));
  const { status } = spawnSync('npm', ['ci', '--prefer-offline', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
    timeout: 300_000,
  });
  if (status !== 0) throw new Error('The sanitizers could not be installed: is the registry to be reached?');
}

/** @typedef {{ name: string, version: string, outcomes: Record<string, string> }} Row */

/** @returns {Promise<Row[]>} */
async function tryAll() {
  const executablePath = findChromium();
  const site = await serveSite(join(folder, 'data'), sitePort);
  const host = await serveHost(folder);
  const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: ['--no-sandbox'] });
  try {
    const context = await browser.newContext({ locale: 'en-CA' });
    const script = `<script type="module" src="${site.origin}/widgets/v1/vitrine.js"></script>`;
    // A sanitizer touches the frame, not the page in it: ours stands in for that page, and needs to run.
    await context.route('**/embed/*', (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `${script}<vitrine-newsletter-form brand="winners"></vitrine-newsletter-form>`,
      }),
    );
    const forms = await listEmbedForms(site.origin);
    const rows = [];
    for (const { name, version, clean } of await openSanitizers(folder, host.origin, browser)) {
      /** @type {Record<string, string>} */
      const outcomes = {};
      for (const form of forms) {
        const address = host.publish(await clean(form.html), form.hasScriptAround ? script : '');
        outcomes[form.name] = await judgePage(context, site.origin, address);
      }
      console.log(
        `${name} ${version}: ${Object.entries(outcomes)
          .map((pair) => pair.join(' '))
          .join(', ')}`,
      );
      rows.push({ name, version, outcomes });
    }
    return rows;
  } finally {
    await browser.close();
    await host.stop();
    await site.stop();
  }
}

/**
 * A row fails where it is not as the page says, or where the plain link, which the page recommends, does not survive.
 * @param {Row[]} rows
 */
function compare(rows) {
  /** @type {{ hosts: Row[] }} */
  const { hosts } = JSON.parse(readFileSync(table, 'utf8'));
  const wrong = rows.filter(
    (row, at) => row.outcomes.link !== 'widget' || JSON.stringify(row) !== JSON.stringify(hosts[at]),
  );
  for (const { name } of wrong)
    console.error(`${name}: not as host-site/content/sanitizers.json says; run with --write.`);
  return { passed: rows.length - wrong.length, failed: wrong.length, skipped: 0 };
}

try {
  installPackages();
  const rows = await tryAll();
  const tried = new Date().toISOString().slice(0, 10);
  if (argv.includes('--write')) writeFileSync(table, `${JSON.stringify({ tried, hosts: rows }, null, 2)}\n`);
  const counts = compare(rows);
  if (report) writeFileSync(report, JSON.stringify(counts));
  process.exitCode = counts.failed === 0 ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
