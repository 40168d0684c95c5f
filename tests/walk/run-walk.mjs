import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { root } from '../../host-site/tooling/install.mjs';
import { findChromium } from '../support/browser.ts';
import { sitePort } from '../support/ports.ts';

// Runs "From an empty folder to a sign-up" of the README: its commands unchanged, in an empty folder, and its browser
// steps; reports how long each step took. With `--here` it uses this checkout, installed and built, other ports and a
// separate database, which takes seconds, not a minute. Writes the results to an argument that ends in `.json`.

const isHere = process.argv.includes('--here');
const report = process.argv.find((argument) => argument.endsWith('.json'));
const email = 'walker@example.com';
const quickestTyping = 80;

function readWalk() {
  const readme = readFileSync(join(root, 'README.md'), 'utf8');
  const [walk = ''] = readme.split('\n## From an empty folder to a sign-up\n')[1]?.split('\n## ') ?? [];
  if (!isHere) return walk;
  const elsewhere = walk.replaceAll('8080', `${sitePort}`).replaceAll('9000', `${sitePort + 5}`);
  return elsewhere.replace('git clone "$VITRINE"', 'ln -s "$VITRINE"');
}

const walk = readWalk();
const [serve = '', makePage = '', readSubmissions = ''] = [...walk.matchAll(/```sh\n(.*?)```/gs)].map(
  ([, commands]) => commands,
);
const [address = ''] = /(?<=<)http:[^>]+/.exec(walk) ?? [];
const folder = mkdtempSync(join(tmpdir(), 'vitrine-walk-'));
const own = isHere ? { NODE_ENV: 'test', PORT: `${sitePort}`, DATA_DIR: join(folder, 'data') } : {};
const env = { ...process.env, VITRINE: root, ...own };
/** @type {import('node:child_process').ChildProcess[]} */
const terminals = [];

/**
 * Types commands into a new terminal, and waits for a condition; `said` is the output so far.
 * @param {string} commands
 * @param {number} minutes after which it throws
 * @param {(said: string) => boolean | Promise<boolean>} isSo
 */
async function type(commands, minutes, isSo) {
  const terminal = spawn('bash', ['-ec', commands], { cwd: folder, env, detached: true });
  terminals.push(terminal);
  let said = '';
  for (const stream of [terminal.stdout, terminal.stderr])
    stream.on('data', (text) => {
      said += text;
    });
  const end = Date.now() + minutes * 60_000;
  while (!(await isSo(said))) {
    const hasEnded = terminal.exitCode !== null && !(await isSo(said));
    if (hasEnded || Date.now() > end) throw new Error(`Waited in vain. The terminal said:\n${said}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

const isServed = () =>
  fetch(address)
    .then(({ ok }) => ok)
    .catch(() => false);

async function signUp() {
  const executablePath = findChromium();
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic'],
  });
  try {
    const page = await browser.newPage();
    /** @type {string[]} */
    const consoleMessages = [];
    page.on('console', (message) => message.type() === 'error' && consoleMessages.push(message.text()));
    page.on('pageerror', ({ message }) => consoleMessages.push(message));
    await page.goto(address);
    await page.getByLabel('Email').pressSequentially(email, { delay: quickestTyping });
    await page.getByLabel('Postal code').pressSequentially('K1A 0B1', { delay: quickestTyping });
    await page.getByRole('button', { name: 'Sign me up' }).click();
    await page.getByText(`You’re on the list. We’ll email ${email}.`).waitFor();
    if (consoleMessages.length > 0) throw new Error(`The console said: ${consoleMessages.join('; ')}`);
  } finally {
    await browser.close();
  }
}

/** @type {[string, () => Promise<void>][]} */
const steps = [
  ['the kit is served', () => type(serve, 15, (said) => said.includes('Stop with Ctrl-C'))],
  ['the page is served', () => type(makePage, 1, isServed)],
  ['the page signs a visitor up', signUp],
  ['the sign-up is read', () => type(readSubmissions, 1, (said) => said.includes(email))],
];

let passed = 0;
const startedAt = performance.now();
try {
  for (const [what, walkStep] of steps) {
    await walkStep();
    passed++;
    console.log(`${((performance.now() - startedAt) / 1000).toFixed(1).padStart(7)} s  ${what}`);
  }
} catch (error) {
  console.error(error);
}
for (const { pid } of terminals) {
  try {
    if (pid) process.kill(-pid, 'SIGTERM');
  } catch {
    // It has ended by itself.
  }
}
rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 500 });
const failed = steps.length - passed;
if (report) writeFileSync(report, JSON.stringify({ passed, failed, skipped: 0 }));
process.exitCode = failed === 0 ? 0 : 1;
