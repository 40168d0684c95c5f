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
// `node tests/lighthouse/run.mjs --runs 1 --page /contact --page /getinspired` looks at two of them, once.

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: 'string', default: '3' },
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
const runs = Number(values.runs);
/** Other load on the machine can only reduce the performance score, so a page may be retried. */
const attempts = 3;
/** Minimum scores of each run; for performance, of the median of all runs. */
/** @type {Record<string, number>} */
const least = { accessibility: 100, 'best-practices': 100, seo: 100, performance: 99 };
/** Lighthouse is a third as large as all other packages together, so it is installed on first use. */
const installed = ensurePackages('lighthouse');

/**
 * @typedef {{ id: string, score: number, auditRefs: { id: string, weight: number }[] }} Category
 * @typedef {{ points: Record<string, number>, lost: string[] }} Audit
 */

/**
 * Scores by category, and the audits that reduced them.
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
    `--only-categories=${Object.keys(least).join()}`,
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
  const costly = categories
    .filter(({ id }) => (points[id] ?? 0) < (least[id] ?? 0))
    .flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0).map(({ id }) => audits[id]))
    .filter(({ score }) => score !== null && score < 0.95);
  return { points, lost: costly.map(({ id, displayValue = '' }) => `${id} ${displayValue}`.trim()) };
}

/** @param {number[]} numbers */
const median = (numbers) => numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;

/**
 * @param {string} url
 * @param {string} folder
 */
function judgeOnce(url, folder) {
  const results = Array.from({ length: runs }, () => audit(url, folder));
  /** @param {string} category */
  const readAll = (category) => results.map(({ points }) => points[category] ?? 0);
  const points = Object.fromEntries(
    Object.keys(least).map((category) => [
      category,
      category === 'performance' ? median(readAll(category)) : Math.min(...readAll(category)),
    ]),
  );
  const isGood = Object.entries(least).every(([category, enough]) => (points[category] ?? 0) >= enough);
  return { isGood, points, lost: [...new Set(results.flatMap(({ lost }) => lost))] };
}

/**
 * @param {string} url
 * @param {string} folder
 */
function judge(url, folder) {
  for (let attempt = 1; ; attempt += 1) {
    const verdict = judgeOnce(url, folder);
    const isSlowAlone = Object.entries(least).every(
      ([category, enough]) => category === 'performance' || (verdict.points[category] ?? 0) >= enough,
    );
    if (verdict.isGood || !isSlowAlone || attempt === attempts) return verdict;
  }
}

const folder = mkdtempSync(join(tmpdir(), 'vitrine-lighthouse-'));
const site = await serveSite(join(folder, 'data'), sitePort);
const counts = { passed: 0, failed: 0, skipped: 0 };
for (const locale of ['en', 'fr']) {
  for (const path of paths) {
    const { isGood, points, lost } = judge(`${site.origin}/${locale}${path}`, folder);
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
