import { expect, it } from 'vitest';
import { createDeadDatabase } from '../../../tests/server/support/failing-database.ts';
import { answerOnce } from './answer-once.ts';
import { outcomes } from './outcome.ts';

it('fails with the first error when the database cannot tell either whether the request is a repeat', async () => {
  const database = { ...createDeadDatabase(), transaction: () => Promise.reject(new Error('disk full')) };
  const answer = answerOnce(database, 'c0ffee00-0000-4000-8000-000000000000', [], async () => outcomes.badEmail);
  await expect(answer).rejects.toThrow('disk full');
});
