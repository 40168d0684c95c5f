import { expect, it } from 'vitest';
import { createMutex } from './mutex.ts';

it('createMutex runs tasks one after the other in the order of the calls, also after one has failed', async () => {
  const runAlone = createMutex();
  const seen: string[] = [];
  const run = (name: string) =>
    runAlone(async () => {
      seen.push(`${name} starts`);
      await Promise.resolve();
      seen.push(`${name} ends`);
      if (name === 'b') throw new Error('b failed');
    });
  const results = await Promise.allSettled(['a', 'b', 'c'].map(run));
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(seen).toEqual(['a starts', 'a ends', 'b starts', 'b ends', 'c starts', 'c ends']);
});

it('createMutex yields to the event loop between tasks that resolve at once', async () => {
  const runAlone = createMutex();
  const tasks = 200;
  let others = 0;
  const takeTurn = () => {
    others += 1;
    turn = setImmediate(takeTurn);
  };
  let turn = setImmediate(takeTurn);
  await Promise.all(Array.from({ length: tasks }, () => runAlone(() => Promise.resolve())));
  clearImmediate(turn);
  expect(others).toBeGreaterThan(tasks / 2);
});
