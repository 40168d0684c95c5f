import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createKeys } from '../../host-site/server/database/key-ring.ts';
import type { TestDatabase } from '../server/support/test-databases.ts';
import { startPostgres } from '../support/postgres.mjs';
import { type Series, sendLoad } from './load-client.ts';
import { createPost, writeRequest } from './post-request.ts';

/**
 * Posts and pages per second, beside bare Hono that stores the same (`bare-server.ts`), in turns on the same machine.
 * `node tests/load/benchmark-load.ts [seconds] [rounds] [subject]`, after a build. PostgreSQL waits for the disk (fsync). Asserts
 * nothing, because machines differ.
 */
const seconds = Number(process.argv[2] ?? 5);
const rounds = Number(process.argv[3] ?? 5);
/** `pglite`, `postgres` or `pages`; all without it. */
const wanted = process.argv[4];
const connections = 50;

const servers = { ours: 'dist/server/main.js', bare: 'tests/load/bare-server.ts' };
type Name = keyof typeof servers;

async function start(name: Name, location: TestDatabase): Promise<{ child: ChildProcess; port: number }> {
  const env = {
    PATH: process.env.PATH,
    NODE_ENV: 'production',
    PORT: '0',
    RATE_LIMIT_PER_MINUTE: '0',
    DATA_DIR: location.dataDir,
    DATABASE_URL: location.databaseUrl,
    DATA_KEYS: createKeys(),
  };
  const child = spawn(process.execPath, [servers[name]], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const port = await new Promise<number>((resolve) => {
    child.stdout.setEncoding('utf8').on('data', (piece: string) => {
      const found = /Listening on \S+:(\d+)\n/.exec(piece)?.[1];
      if (found) resolve(Number(found));
    });
  });
  return { child, port };
}

const createGet = () => writeRequest('GET', '/en/newsletter', { Accept: 'text/html' });

interface Figures {
  rate: number;
  median: number;
  p99: number;
  failures: number;
}

function summarize({ times, seconds: took, failures }: Series): Figures {
  const at = (part: number) => times[Math.min(times.length - 1, Math.floor(times.length * part))] ?? Number.NaN;
  return { rate: times.length / took, median: at(0.5), p99: at(0.99), failures };
}

const middle = (values: number[]): number => values.sort((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
const spread = (values: number[], digits: number) =>
  `${middle(values).toFixed(digits)} (${Math.min(...values).toFixed(digits)} to ${Math.max(...values).toFixed(digits)})`;

/** Measures both servers in turns, and prints medians with the least and the most. */
async function compare(title: string, ports: Record<Name, number>, createRequest: () => string): Promise<void> {
  const measured: Record<Name, Figures[]> = { ours: [], bare: [] };
  const names: Name[] = ['ours', 'bare'];
  for (const name of names) await sendLoad(ports[name], connections, { seconds: 2 }, createRequest);
  for (let round = 0; round < rounds; round += 1) {
    for (const name of names) {
      measured[name].push(summarize(await sendLoad(ports[name], connections, { seconds }, createRequest)));
    }
  }
  const list = (name: Name, key: keyof Figures) => measured[name].map((figures) => figures[key]);
  const compareRounds = (key: keyof Figures) =>
    list('ours', key).map((value, at) => value / (list('bare', key)[at] ?? 0));
  console.log(title);
  for (const name of names) {
    const failed = list(name, 'failures').reduce((sum, count) => sum + count, 0);
    const [rate, median, p99] = [
      spread(list(name, 'rate'), 0),
      spread(list(name, 'median'), 1),
      spread(list(name, 'p99'), 1),
    ];
    console.log(`  ${name}  ${rate}/s  median ${median} ms  p99 ${p99} ms  ${failed} failed`);
  }
  console.log(`  ratio  per second ${spread(compareRounds('rate'), 2)}  p99 ${spread(compareRounds('p99'), 2)}`);
}

const isWanted = (subject: string) => wanted === undefined || wanted === subject;
const postgres = await startPostgres(console.log, 'on');
process.env.TEST_DATABASE_URL = postgres?.url ?? '';
// It reads the variable when it is loaded.
const { createTestDatabase, databaseKinds } = await import('../server/support/test-databases.ts');
for (const kind of databaseKinds) {
  if (wanted && wanted !== kind && !(wanted === 'pages' && kind === 'pglite')) continue;
  const locations = { ours: await createTestDatabase(kind), bare: await createTestDatabase(kind) };
  const started = { ours: await start('ours', locations.ours), bare: await start('bare', locations.bare) };
  const ports = { ours: started.ours.port, bare: started.bare.port };
  if (isWanted(kind)) await compare(`${kind}, ${connections} connections posting`, ports, createPost);
  if (kind === 'pglite' && isWanted('pages')) await compare(`a page, ${connections} connections`, ports, createGet);
  for (const { child } of Object.values(started)) {
    child.kill('SIGTERM');
    await once(child, 'exit');
  }
  for (const location of Object.values(locations)) await location.remove();
}
postgres?.stop();
