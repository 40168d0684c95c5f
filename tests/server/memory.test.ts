import { describe, expect, it } from 'vitest';
import { startServer } from '../../host-site/server/start-server.ts';
import { sendLoad } from '../load/load-client.ts';
import { createPost } from '../load/post-request.ts';
import { measureMemory } from './support/measure-memory.ts';
import { createConfig } from './support/test-config.ts';
import { createTestDatabase, sampleDatabases } from './support/test-databases.ts';

const posts = Number(process.env.MEMORY_POSTS ?? 2000);
const warming = 500;
// Compiled code and caches come and go; what every post leaves behind passes this, a request of 5 KB in a short run.
const mostGrowth = 8_000_000;

describe.each(sampleDatabases('memory'))('memory on %s', (kind) => {
  it(`R28 grows by less than 8 MB over ${posts} posts`, { tags: ['full'], timeout: 120_000 + posts * 20 }, async () => {
    const location = await createTestDatabase(kind);
    const server = await startServer(createConfig(location));
    const send = (count: number) => sendLoad(Number(new URL(server.origin).port), 20, { count }, createPost);
    await send(warming);
    const before = measureMemory();
    const { failures } = await send(posts);
    expect(failures).toBe(0);
    expect(measureMemory() - before).toBeLessThan(mostGrowth);
    await server.close();
    await location.remove();
  });
});
