import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { handlerPaths } from '../../widgets/shared/brand/endpoints.ts';
import { startPostgres } from '../support/postgres.mjs';
import { startProcess } from './support/server-process.ts';
import { apiHeaders, createBody } from './support/sign-up-request.ts';
import type { TestDatabase } from './support/test-databases.ts';

/**
 * Posts and pages together: 50 connections send sign-ups while sequential requests ask for /healthz and a page, on the
 * embedded database and on PostgreSQL. `node tests/server/benchmark-server.ts [seconds]`, after a build. Asserts nothing,
 * because machines differ.
 */
const seconds = Number(process.argv[2] ?? 10);
const connections = 50;

interface TimedResponse {
  status: number | undefined;
  ms: number;
}

interface Series {
  times: number[];
  failures: number;
}

/** Sends a request with the agent; returns the status, and the milliseconds until the response was complete. */
function send(origin: string, agent: Agent, path: string, body?: string): Promise<TimedResponse> {
  const start = performance.now();
  return new Promise((resolve, reject) => {
    const options = { agent, method: body ? 'POST' : 'GET', headers: body ? apiHeaders : { Accept: 'text/html' } };
    const outgoing = request(origin + path, options, (response) => {
      response.resume().on('end', () => resolve({ status: response.statusCode, ms: performance.now() - start }));
    });
    outgoing.on('error', reject).end(body);
  });
}

/** Repeats a request until the time is over; returns the sorted milliseconds, and the number of failures. */
async function repeat(until: number, pause: number, ask: () => Promise<TimedResponse>): Promise<Series> {
  const times: number[] = [];
  let failures = 0;
  while (performance.now() < until) {
    const { status, ms } = await ask();
    times.push(ms);
    if (status !== 200) failures += 1;
    await wait(pause);
  }
  return { times, failures };
}

function describe(name: string, results: readonly Series[]): void {
  const times = results.flatMap((result) => result.times).sort((a, b) => a - b);
  const failures = results.reduce((sum, result) => sum + result.failures, 0);
  const at = (part: number) => times[Math.min(times.length - 1, Math.floor(times.length * part))]?.toFixed(1);
  const rate = (times.length / seconds).toFixed(0);
  console.log(
    `  ${name.padEnd(10)} ${rate.padStart(5)}/s  median ${at(0.5)} ms  p99 ${at(0.99)} ms  most ${at(1)} ms  ${failures} failed`,
  );
}

async function measure(name: string, location: TestDatabase): Promise<void> {
  const server = await startProcess(location, { LOG_LEVEL: 'warn' });
  const agent = new Agent({ keepAlive: true, maxSockets: connections + 2 });
  let turn = 0;
  const post = () => {
    turn += 1;
    return send(server.origin, agent, handlerPaths.newsletter, JSON.stringify(createBody(`${turn}@example.com`)));
  };
  const get = (path: string) => () => send(server.origin, agent, path);
  const measureFor = async (title: string, time: number, senders: number) => {
    const until = performance.now() + time * 1000;
    const posts = Array.from({ length: senders }, () => repeat(until, 0, post));
    const [health, page, ...sent] = await Promise.all([
      repeat(until, 20, get('/healthz')),
      repeat(until, 20, get('/en/newsletter')),
      ...posts,
    ]);
    if (!title) return;
    console.log(`${name}, ${title}`);
    if (senders > 0) describe('posts', sent);
    describe('/healthz', [health]);
    describe('a page', [page]);
  };
  await measureFor('', 2, connections);
  await measureFor('no one posting', Math.min(seconds, 3), 0);
  await measureFor(`${connections} connections posting`, seconds, connections);
  agent.destroy();
  await server.end('SIGTERM');
}

const postgres = await startPostgres(console.log);
process.env.TEST_DATABASE_URL = postgres?.url ?? '';
// It reads the variable when it is loaded.
const { createTestDatabase, databaseKinds } = await import('./support/test-databases.ts');
for (const kind of databaseKinds) {
  const location = await createTestDatabase(kind);
  await measure(kind, location);
  await location.remove();
}
postgres?.stop();
