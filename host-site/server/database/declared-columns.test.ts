import { describe, expect, it } from 'vitest';
import { createConfig } from '../../../tests/server/support/test-config.ts';
import { createTestDatabase, databaseKinds } from '../../../tests/server/support/test-databases.ts';
import { startServer } from '../start-server.ts';
import { entryColumns } from './contest-reports.ts';
import { checkColumns, listUndeclaredColumns, notExported, plainColumns } from './declared-columns.ts';
import { exportColumns } from './exports.ts';
import { migrate } from './migrate.ts';
import { openDatabase } from './open-database.ts';
import { type PersonalTable, personalColumns } from './personal-columns.ts';
import { claimColumns } from './prize-claims.ts';

describe.each(databaseKinds)('the columns of submissions on %s', (kind) => {
  it('are all declared personal or plain, and every declared one exists', async () => {
    const location = await createTestDatabase(kind);
    const database = await openDatabase(location, () => undefined);
    await migrate(database);
    expect(await listUndeclaredColumns(database)).toEqual([]);
    for (const table of Object.keys(plainColumns) as PersonalTable[]) {
      const declared = [...plainColumns[table], ...personalColumns[table]];
      await database.query(`select ${declared.join(', ')} from ${table} limit 0`);
    }
    await database.close();
    await location.remove();
  });

  it('stop the start of a server when one is declared neither personal nor plain, and name it', async () => {
    const location = await createTestDatabase(kind);
    const database = await openDatabase(location, () => undefined);
    await migrate(database);
    await database.executeSql('alter table sealed_contact_messages add column order_number text');
    await expect(checkColumns(database)).rejects.toThrow('sealed_contact_messages.order_number');
    await database.close();
    await expect(startServer(createConfig(location))).rejects.toThrow('sealed_contact_messages.order_number');
    await location.remove();
  });
});

it.each([
  ['sealed_sign_ups', [...exportColumns.newsletter, ...exportColumns.quarantine]],
  ['sealed_contact_messages', [...exportColumns.contact, ...exportColumns['contact-quarantine']]],
  ['sealed_contest_entries', [...entryColumns]],
  ['sealed_prize_claims', [...claimColumns]],
] as [PersonalTable, string[]][])(
  'every column of %s is in a list for operators, or says why not',
  (table, exported) => {
    const known = [...exported, ...Object.keys(notExported[table] ?? {})];
    const columns = [...plainColumns[table], ...personalColumns[table]];
    expect(columns.filter((column) => !known.includes(column))).toEqual([]);
  },
);
