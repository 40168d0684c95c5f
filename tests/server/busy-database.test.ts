import { expect, it } from 'vitest';
import { startProcess } from './support/server-process.ts';
import { createBody, postSignUp } from './support/sign-up-request.ts';
import { createTestDatabase, databaseKinds } from './support/test-databases.ts';

/** So many posts wait for the database at any time, few enough that none runs into the server's time limit. */
const connections = 50;

it.each(databaseKinds)(
  '/healthz responds without waiting for the queue of posts while %s is busy',
  { tags: ['full'] },
  async (kind) => {
    const location = await createTestDatabase(kind);
    const server = await startProcess(location, { LOG_LEVEL: 'silent' });
    const posts = 300;
    let sent = 0;
    const statuses = new Set<number>();
    /** Posts one after the other until all have been sent. */
    const post = async () => {
      while (sent < posts) {
        sent += 1;
        statuses.add((await postSignUp(server.origin, createBody(`${sent}@example.com`))).status);
      }
    };
    const done = Promise.all(Array.from({ length: connections }, post));
    let isOver = false;
    const end = () => {
      isOver = true;
    };
    done.then(end, end);
    let looks = 0;
    while (!isOver) {
      expect((await fetch(`${server.origin}/healthz`)).status).toBe(200);
      looks += 1;
    }
    await done;
    expect(statuses).toEqual(new Set([200]));
    // In a queue behind the posts, each look would wait for one of every connection: six looks.
    expect(looks).toBeGreaterThan(posts / 20);
    await server.end('SIGTERM');
    await location.remove();
  },
);
