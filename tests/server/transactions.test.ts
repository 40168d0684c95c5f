import { Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Database } from '../../host-site/server/database/database.ts';
import { openDatabase } from '../../host-site/server/database/open-database.ts';
import { createTestDatabase, databaseKinds, type TestDatabase } from './support/test-databases.ts';

const insert = 'insert into kept (name) values ($1)';

describe.each(databaseKinds)('transactions on %s', (kind) => {
  let location: TestDatabase;
  let database: Database;
  const listNames = async () =>
    (await database.query<{ name: string }>('select name from kept order by name')).map(({ name }) => name);

  beforeAll(async () => {
    location = await createTestDatabase(kind);
    database = await openDatabase(location, () => undefined);
    await database.executeSql('create table kept (name text primary key)');
  });
  afterAll(async () => {
    await database.close();
    await location.remove();
  });

  it('store the statements passed to send(), before and after an awaited query', async () => {
    const seen = await database.transaction(async (transaction) => {
      transaction.send(insert, ['first']);
      const rows = await transaction.query('select name from kept');
      transaction.send(insert, ['last']);
      return rows;
    });
    expect(seen).toEqual([{ name: 'first' }]);
    expect(await listNames()).toEqual(['first', 'last']);
  });

  it.runIf(kind === 'postgres')('with long statements may also work long on what these return', async () => {
    const read = (limit?: number) =>
      database.transaction(async (transaction) => {
        const [row] = await transaction.query<{ idle: string }>(
          `select current_setting('idle_in_transaction_session_timeout') as idle`,
        );
        return row?.idle;
      }, limit);
    expect(await read()).toBe('10s');
    expect(await read(600_000)).toBe('10min');
    expect(await read()).toBe('10s');
  });

  it.runIf(kind === 'postgres')('write the statements of the same tick to the socket together', async () => {
    await database.query('select 1');
    // One statement alone is written by the first, several together by the second.
    const write = vi.spyOn(Socket.prototype, '_write');
    const writev = vi.spyOn(Socket.prototype, '_writev');
    await database.transaction(async (transaction) => {
      transaction.send('select 1', []);
      await transaction.query('select 2');
      for (const text of ['select 3', 'select 4']) transaction.send(text, []);
    });
    const count = write.mock.calls.length + writev.mock.calls.length;
    write.mockRestore();
    writev.mockRestore();
    expect(count).toBe(2);
  });

  it('roll back, and reject with its error, when a statement passed to send() fails', async () => {
    const taken = { code: '23505' };
    const before = await listNames();
    const atTheEnd = database.transaction(async (transaction) => {
      await transaction.query(insert, ['undone']);
      transaction.send(insert, ['undone']);
      transaction.send(insert, ['undone too']);
    });
    await expect(atTheEnd).rejects.toMatchObject(taken);
    const inBetween = database.transaction(async (transaction) => {
      transaction.send(insert, ['undone']);
      transaction.send(insert, ['undone']);
      await transaction.query(insert, ['undone too']);
    });
    await expect(inBetween).rejects.toMatchObject(taken);
    expect(await listNames()).toEqual(before);
  });

  it('roll back statements passed to send() when the callback rejects', async () => {
    const before = await listNames();
    const refused = database.transaction(async (transaction) => {
      transaction.send(insert, ['refused']);
      throw new Error('refused');
    });
    await expect(refused).rejects.toThrow('refused');
    expect(await listNames()).toEqual(before);
  });

  it('reject and store nothing when the callback catches the error of a failed statement', async () => {
    const before = await listNames();
    const caught = database.transaction(async (transaction) => {
      await transaction.query(insert, ['lost']);
      await transaction.query(insert, ['lost']).catch(() => undefined);
    });
    await expect(caught).rejects.toThrow();
    expect(await listNames()).toEqual(before);
  });
});
