import { expect, it, vi } from 'vitest';
import { startProcess } from './support/server-process.ts';
import { createBody, postSignUp } from './support/sign-up-request.ts';
import { createTestDatabase, databaseKinds } from './support/test-databases.ts';

vi.setConfig({ testTimeout: 60_000 });

it.each(databaseKinds)('answers others between the posts that wait for %s, not after them', async (kind) => {
  const location = await createTestDatabase(kind);
  const server = await startProcess(location, { LOG_LEVEL: 'silent' });
  const posts = 100;
  let answered = 0;
  const post = async (turn: number): Promise<number> => {
    const { status } = await postSignUp(server.origin, createBody(`${turn}@example.com`));
    // On a busy machine some posts may time out and are asked to retry.
    if (status === 503) return post(turn);
    answered += 1;
    return status;
  };
  const sent = Array.from({ length: posts }, (_, turn) => post(turn));
  let looks = 0;
  while (answered < posts) {
    expect((await fetch(`${server.origin}/healthz`)).status).toBe(200);
    looks += 1;
  }
  expect(new Set(await Promise.all(sent))).toEqual(new Set([200]));
  // In a queue behind them, a few reads would wait for all posts.
  expect(looks).toBeGreaterThan(posts / 20);
  await server.end('SIGTERM');
  await location.remove();
});
