import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { childEnvironment, pinnedNode, root } from '../../host-site/tooling/install.mjs';
import { findChromium } from '../support/browser.ts';
import { ensurePackages } from '../support/ensure-packages.mjs';
import { sitePort } from '../support/ports.ts';
import { serveSite } from '../support/serve-site.ts';

// Lighthouse scores of ten kinds of pages, in both languages, on a slow phone; the site is served as in production.
// `node tests/lighthouse/run-lighthouse.mjs --page /contact --page /getinspired` looks at two of them.
// Performance is printed only: its score measures the machine as well (decision 0130).

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    page: { type: 'string', multiple: true },
  },
});
const paths = values.page ?? [
  '',
  '/articles/small-living-room',
  '/storelocator',
  '/contact',
  '/getinspired',
  '/fab-finds',
  '/fall-promotion',
  '/holiday-gifts',
  '/gift-card-balance',
  '/widgets/contact-form',
];
/** Categories that must score 100. */
const judged = ['accessibility', 'best-practices', 'seo'];
/** Lighthouse is a third as large as all other packages together, so it is installed on first use. */
const installed = ensurePackages('lighthouse');

/**
 * @typedef {{ id: string, score: number, auditRefs: { id: string, weight: number }[] }} Category
 * @typedef {{ points: Record<string, number>, lost: string[] }} Audit
 */

/**
 * Scores by category, and the audits that reduced them. Nothing may move while a page loads: a shift counts as well.
 * @param {string} url
 * @param {string} folder
 * @returns {Audit}
 */
function audit(url, folder) {
  const report = join(folder, 'report.json');
  rmSync(report, { force: true });
  const chromium = findChromium();
  const flags = [
    url,
    '--quiet',
    '--output=json',
    `--output-path=${report}`,
    `--only-categories=${[...judged, 'performance'].join()}`,
    '--chrome-flags=--headless=new --no-sandbox --disable-gpu',
  ];
  const environment = chromium ? { CHROME_PATH: chromium } : {};
  spawnSync(pinnedNode, [join(installed, 'node_modules/lighthouse/cli/index.js'), ...flags], {
    cwd: root,
    env: childEnvironment(environment),
    stdio: ['ignore', 'ignore', 'inherit'],
    timeout: 120_000,
  });
  if (!existsSync(report)) return { points: {}, lost: ['no report'] };
  const { categories: byId, audits } = JSON.parse(readFileSync(report, 'utf8'));
  /** @type {Category[]} */
  const categories = Object.values(byId);
  const points = Object.fromEntries(categories.map(({ id, score }) => [id, Math.round(score * 100)]));
  const imperfect = categories.filter(({ id }) => judged.includes(id) && points[id] !== 100);
  const lost = imperfect.flatMap(({ id, auditRefs }) => [
    id,
    ...auditRefs.filter((audit) => audit.weight > 0 && audits[audit.id].score !== 1).map((audit) => audit.id),
  ]);
  const shift = audits['cumulative-layout-shift'];
  if (shift.score !== 1 || shift.numericValue > 0.01) lost.push(`${shift.id} ${shift.displayValue}`);
  return { points, lost };
}

const folder = mkdtempSync(join(tmpdir(), 'vitrine-lighthouse-'));
const site = await serveSite(join(folder, 'data'), sitePort);
const counts = { passed: 0, failed: 0, skipped: 0 };
for (const locale of ['en', 'fr']) {
  for (const path of paths) {
    const { points, lost } = audit(`${site.origin}/${locale}${path}`, folder);
    const isGood = lost.length === 0;
    counts[isGood ? 'passed' : 'failed'] += 1;
    const told = Object.entries(points).map(([category, value]) => `${category} ${value}`);
    console.log(`${isGood ? '✓' : '✗'} /${locale}${path}: ${told.join(', ')}${isGood ? '' : ` – ${lost.join('; ')}`}`);
  }
}
await site.stop();
rmSync(folder, { recursive: true, force: true });
const [report] = positionals;
if (report) writeFileSync(report, JSON.stringify(counts));
process.exitCode = counts.failed === 0 ? 0 : 1;
