import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, databaseKinds, type TestDatabase } from '../../../tests/server/support/test-databases.ts';
import type { Database } from '../database/database.ts';
import { migrate } from '../database/migrate.ts';
import { openDatabase } from '../database/open-database.ts';
import { loadPins } from './load-pins.ts';

const listPins = (count: number) => Array.from({ length: count }, (_, index) => `PINPIN${10_000 + index},`).join('\n');
const csv = `pin,prize\n${listPins(1500)}`;

describe.each(databaseKinds)('a file of many PINs in %s', (kind) => {
  let location: TestDatabase;
  let database: Database;

  beforeAll(async () => {
    location = await createTestDatabase(kind);
    database = await openDatabase(location, () => undefined);
    await migrate(database);
  });
  beforeEach(() => database.query('delete from contest_pins'));
  afterAll(async () => {
    await database.close();
    await location.remove();
  });

  const countPins = async () => {
    const [row] = await database.query<{ pins: number }>('select count(*) as pins from contest_pins');
    return row?.pins;
  };

  it('NM-01 keeps what was loaded before a failure; the same file then adds the others', async () => {
    let batches = 0;
    const failing: Database = {
      ...database,
      transaction: (work) => {
        batches += 1;
        return batches > 1 ? Promise.reject(new Error('lost')) : database.transaction(work);
      },
    };
    await expect(loadPins(failing, 'pins', csv)).rejects.toThrow('lost');
    expect(await countPins()).toBe(1000);
    expect(await loadPins(database, 'pins', csv)).toBe('500 loaded, 1000 loaded before, 0 left out.\n');
  });

  it('NM-01 adds none when the file cannot be read to its end', async () => {
    await expect(loadPins(database, 'pins', `${csv}\n"ABC`)).rejects.toThrow('a quotation that does not end');
    expect(await countPins()).toBe(0);
  });

  it.runIf(kind === 'pglite')('lets others use the only connection in between', async () => {
    const loading = loadPins(database, 'pins', csv);
    expect(await countPins()).toBe(1000);
    await loading;
    expect(await countPins()).toBe(1500);
  });
});
