import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { createKeys } from '../../host-site/server/database/key-ring.ts';
import { createTestDatabase } from '../server/support/test-databases.ts';
import { sendLoad } from './load-client.ts';
import { createPost, writeRequest } from './post-request.ts';

/**
 * Posts and pages at a steady rate for a long time, and what happens to the server's memory. After a build:
 * `node tests/load/soak.ts [report.json]`, with SOAK_MINUTES (30) and SOAK_RATE (50 requests a second). Linux only, for
 * it reads /proc. Fails when a request does, or when memory grows by a megabyte a minute or more.
 */
const minutes = Number(process.env.SOAK_MINUTES ?? 30);
const rate = Number(process.env.SOAK_RATE ?? 50);
const mostGrowth = 1;
/** The first part of the time, in which code is compiled and caches fill. */
const warming = 0.3;

/** Memory of a process in megabytes. */
function readMemory(pid: number): number {
  return Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
}

/** The slope of a line through points, by least squares. */
function fitSlope(points: readonly [x: number, y: number][]): number {
  const mean = (index: 0 | 1) => points.reduce((sum, point) => sum + point[index], 0) / points.length;
  const [meanX, meanY] = [mean(0), mean(1)];
  const top = points.reduce((sum, [x, y]) => sum + (x - meanX) * (y - meanY), 0);
  return top / points.reduce((sum, [x]) => sum + (x - meanX) ** 2, 0);
}

async function start(dataDir: string): Promise<{ child: ChildProcess; port: number }> {
  const env = {
    PATH: process.env.PATH,
    PORT: '0',
    RATE_LIMIT_PER_MINUTE: '0',
    DATA_DIR: dataDir,
    DATA_KEYS: createKeys(),
  };
  const child = spawn(process.execPath, ['dist/server/main.js'], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const port = await new Promise<number>((resolve) => {
    child.stdout.setEncoding('utf8').on('data', (piece: string) => {
      const found = /Listening on \S+:(\d+)\n/.exec(piece)?.[1];
      if (found) resolve(Number(found));
    });
  });
  return { child, port };
}

let turn = 0;
const paths = ['/en/newsletter', '/fr', '/widgets/v1/vitrine.js', '/en/search?q=boots'];
/** Two of five requests are sign-ups, the others pages. */
function createRequest(): string {
  turn += 1;
  return turn % 5 < 2 ? createPost() : writeRequest('GET', paths[turn % paths.length] ?? '', { Accept: 'text/html' });
}

const location = await createTestDatabase('pglite');
const { child, port } = await start(location.dataDir);
const points: [minute: number, megabytes: number][] = [];
let failures = 0;
let sent = 0;
const begin = performance.now();
const elapsed = () => (performance.now() - begin) / 60_000;
while (elapsed() < minutes) {
  const second = performance.now();
  const series = await sendLoad(port, 10, { count: rate }, createRequest);
  failures += series.failures;
  sent += series.times.length;
  points.push([elapsed(), readMemory(Number(child.pid))]);
  await wait(Math.max(0, 1000 - (performance.now() - second)));
}
child.kill('SIGTERM');
await once(child, 'exit');
await location.remove();

const settled = points.filter(([minute]) => minute > minutes * warming);
const slope = fitSlope(settled);
const sizes = settled.map(([, size]) => size);
const [from, to] = [Math.min(...sizes).toFixed(0), Math.max(...sizes).toFixed(0)];
process.stdout.write(
  `${sent} requests in ${minutes} minutes (${(sent / minutes / 60).toFixed(1)} a second), ${failures} failed; memory ${from} to ${to} MB, ${slope.toFixed(2)} MB a minute\n`,
);
const passed = failures === 0 && slope < mostGrowth;
const report = process.argv[2];
if (report) writeFileSync(report, JSON.stringify({ passed: Number(passed), failed: Number(!passed), skipped: 0 }));
process.exitCode = passed ? 0 : 1;
