import { expect, it } from 'vitest';
import { createTestDatabase, databaseKinds } from '../../../tests/server/support/test-databases.ts';
import { openDatabase } from './open-database.ts';

const insert = `insert into things (name, flag, moment, words) values ($1, $2, $3, $4)
  on conflict (name) do nothing returning *`;

it.each(databaseKinds)(
  'openDatabase on %s inserts and returns every kind of value, also repeatedly and after a failed statement',
  async (kind) => {
    const location = await createTestDatabase(kind);
    const database = await openDatabase(location, () => undefined);
    await database.executeSql(
      'create table things (id bigint generated always as identity, name text primary key check (name <> $$bad$$), ' +
        'flag boolean, moment timestamptz, words text[])',
    );
    const moment = new Date('2026-11-01T00:00:00Z');
    const values = (name: string) => [name, false, moment, ['a "b"', 'c,d\\é\n']] as const;
    const row = (id: number, name: string) => ({ id, name, flag: false, moment, words: ['a "b"', 'c,d\\é\n'] });
    expect(await database.query(insert, values('first'))).toEqual([row(1, 'first')]);
    expect(await database.query(insert, values('first'))).toEqual([]);
    await expect(database.query(insert, values('bad'))).rejects.toMatchObject({ code: '23514' });
    expect(await database.query(insert, ['empty', null, null, []])).toMatchObject([
      { name: 'empty', flag: null, moment: null, words: [] },
    ]);
    const added = await database.transaction(async (session) => (await session.query(insert, values('second')))[0]);
    expect(added).toMatchObject({ name: 'second', flag: false });
    expect((await database.executeSql(insert, [...values('third')])).rows).toMatchObject([{ name: 'third' }]);
    await database.close();
    await location.remove();
  },
);

it('the embedded database rejects a transaction whose failed statement was caught, and a query after its end', async () => {
  const location = await createTestDatabase('pglite');
  const database = await openDatabase(location, () => undefined);
  await database.executeSql('create table things (id integer primary key)');
  const swallowing = database.transaction(async (session) => {
    await session.query('insert into things values ($1)', [1]);
    await session.query('insert into things values ($1)', [1]).catch(() => undefined);
  });
  await expect(swallowing).rejects.toMatchObject({ code: '25P02' });
  let late: Promise<unknown> | undefined;
  await database.transaction(async (session) => {
    late = new Promise((resolve) => setTimeout(resolve, 20)).then(() => session.query('select 1'));
    late.catch(() => undefined);
  });
  await expect(late).rejects.toThrow('has ended');
  expect(await database.query('select id from things')).toEqual([]);
  await database.close();
  await location.remove();
});
