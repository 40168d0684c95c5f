import { expect, it } from 'vitest';
import { createDeadDatabase } from '../../../tests/server/support/failing-database.ts';
import { createTestDatabase, databaseKinds } from '../../../tests/server/support/test-databases.ts';
import { migrate } from '../database/migrate.ts';
import { openDatabase } from '../database/open-database.ts';
import { outcomes } from './outcome.ts';
import { runOnce } from './run-once.ts';

const key = 'c0ffee00-0000-4000-8000-000000000000';

it('runOnce rejects with the first error when the database also fails to look up a repeated request', async () => {
  const database = { ...createDeadDatabase(), transaction: () => Promise.reject(new Error('disk full')) };
  const outcome = runOnce(database, { given: key, emailKey: '' }, [], async () => outcomes.badEmail);
  await expect(outcome).rejects.toThrow('disk full');
});

it.each(databaseKinds)(
  'runOnce on %s does the work of a derived key once for 20 simultaneous calls and does not store the key',
  async (kind) => {
    const location = await createTestDatabase(kind);
    const database = await openDatabase(location, () => undefined);
    await migrate(database);
    await database.executeSql('create table done (turn integer)');
    const take = (turn: number, content = 'a form') =>
      runOnce(database, { given: key, isDerived: true, emailKey: '' }, [content], async (transaction) => {
        transaction.send('insert into done values ($1)', [turn]);
        return { ...outcomes.badEmail, reference: String(turn) };
      });
    const results = await Promise.all(Array.from({ length: 20 }, (_, turn) => take(turn)));
    const done = await database.query<{ turn: number }>('select turn from done');
    expect(done).toHaveLength(1);
    expect(new Set(results.map(({ reference }) => reference))).toEqual(new Set([String(done[0]?.turn)]));
    expect(await take(20, 'another form')).toEqual(outcomes.keyReused);
    expect(await database.query('select key from idempotent_answers where key = $1', [key])).toEqual([]);
    await database.close();
    await location.remove();
  },
);
