import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createConfig } from '../../../tests/server/support/test-config.ts';
import { createTestDatabase, type TestDatabase } from '../../../tests/server/support/test-databases.ts';
import { reachDatabase } from './reach-database.ts';

let location: TestDatabase;
beforeEach(async () => {
  location = await createTestDatabase('pglite');
});
afterEach(async () => {
  vi.restoreAllMocks();
  await location.remove();
});

type Done = (error?: Error) => void;

/** Runs a command with three pieces of output. Returns how many standard output had taken when each was made. */
async function runWith(take: (done: Done) => void): Promise<number[]> {
  let taken = 0;
  const takenBefore: number[] = [];
  const write = (_: string, done: Done = () => undefined) => {
    take((error) => {
      taken += 1;
      done(error);
    });
    return false;
  };
  vi.spyOn(process.stdout, 'write').mockImplementation(write as typeof process.stdout.write);
  const work = async function* () {
    for (const piece of ['one', 'two', 'three']) {
      takenBefore.push(taken);
      yield `${piece}\n`;
    }
  };
  const asked = { path: '/deliveries' as const, body: { command: 'list' } };
  await reachDatabase(createConfig(location), { by: 'me', reason: '' }, asked, work);
  return takenBefore;
}

it('reachDatabase produces the next piece of output only after standard output took the last one', async () => {
  expect(await runWith((done) => setImmediate(done))).toEqual([0, 1, 2]);
});

it('reachDatabase finishes its work when standard output is closed early (EPIPE)', { tags: ['full'] }, async () => {
  expect(await runWith((done) => done(new Error('write EPIPE')))).toEqual([0, 1, 2]);
});
