import pg from 'pg';
import { expect, it } from 'vitest';
import { openDatabase } from '../../host-site/server/database/open-database.ts';
import { startServer } from '../../host-site/server/start-server.ts';
import { sample } from '../support/samples.ts';
import { createConfig } from './support/test-config.ts';
import { createTestDatabase } from './support/test-databases.ts';

it.skipIf(!process.env.TEST_DATABASE_URL).each(sample(3, ['SQL, DMY', 'German', 'Postgres, MDY']))(
  'dates are read, by the queue too, from a PostgreSQL database with the date style %s',
  async (style) => {
    const location = await createTestDatabase('postgres');
    const operator = new pg.Client({ connectionString: location.databaseUrl });
    await operator.connect();
    const name = new URL(location.databaseUrl).pathname.slice(1);
    await operator.query(`alter database ${name} set datestyle = '${style}'`);
    await operator.query(`alter database ${name} set standard_conforming_strings = off`);
    await operator.end();
    const server = await startServer(createConfig(location));
    const { database } = server;
    const at = new Date('2026-02-03T04:05:06.789Z');
    const query = 'select $1::timestamptz as at';
    expect(await database.query(query, [at])).toEqual([{ at }]);
    const queue = new pg.Pool(database.queueConnection as pg.PoolConfig);
    // Its database is dropped, perhaps before the last connection has ended.
    queue.on('error', () => undefined);
    expect((await queue.query(query, [at])).rows).toEqual([{ at }]);
    await queue.end();
    await server.close();
    await location.remove();
  },
);

it.skipIf(!process.env.TEST_DATABASE_URL)(
  'a transaction sees what others have committed meanwhile, whatever isolation the PostgreSQL database has by default',
  async () => {
    const location = await createTestDatabase('postgres');
    const operator = new pg.Client({ connectionString: location.databaseUrl });
    await operator.connect();
    const name = new URL(location.databaseUrl).pathname.slice(1);
    await operator.query(`alter database ${name} set default_transaction_isolation = 'repeatable read'`);
    const database = await openDatabase(location, () => undefined);
    await database.executeSql('create table counts (number integer); insert into counts values (1);');
    await database.transaction(async (session) => {
      await session.query('select number from counts');
      await operator.query('update counts set number = number + 1');
      // Else PostgreSQL refuses it, with error 40001.
      await session.query('update counts set number = number + 1');
    });
    expect(await database.query('select number from counts')).toEqual([{ number: 3 }]);
    await operator.end();
    await database.close();
    await location.remove();
  },
);
