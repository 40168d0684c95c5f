import { describe, expect, it } from 'vitest';
import { createConfig } from '../../../tests/server/support/test-config.ts';
import { createTestDatabase, databaseKinds } from '../../../tests/server/support/test-databases.ts';
import { forms } from '../forms/definitions/form-definitions.ts';
import { startServer } from '../start-server.ts';
import { entryColumns } from './contest-reports.ts';
import { compareColumns } from './declared-columns.ts';
import { exportColumns } from './exports.ts';
import { listApplied, migrate, migrations } from './migrate.ts';
import { openDatabase } from './open-database.ts';
import { claimColumns } from './prize-claims.ts';
import { listDeclared, type PersonalTable } from './submission-columns.ts';

describe.each(databaseKinds)('the columns of submissions on %s', (kind) => {
  it('are all declared personal or plain, and every declared one exists', async () => {
    const location = await createTestDatabase(kind);
    const database = await openDatabase(location, () => undefined);
    await migrate(database);
    expect(await compareColumns(database)).toEqual({ undeclared: [], missing: [] });
    await database.close();
    await location.remove();
  });

  it('stop the start of a server when one is declared neither personal nor plain, and name it', async () => {
    const location = await createTestDatabase(kind);
    const database = await openDatabase(location, () => undefined);
    await migrate(database);
    await database.executeSql('alter table sealed_contact_messages add column shoe_size text');
    await expect(migrate(database)).rejects.toThrow('sealed_contact_messages.shoe_size');
    await database.close();
    await expect(startServer(createConfig(location))).rejects.toThrow('sealed_contact_messages.shoe_size');
    await location.remove();
  });

  it('stop the start of a server when one is declared and does not exist, and say how it comes to be', {
    tags: ['full'],
  }, async () => {
    const location = await createTestDatabase(kind);
    const database = await openDatabase(location, () => undefined);
    await migrate(database);
    await database.executeSql('alter table sealed_contact_messages drop column city cascade');
    await database.close();
    await expect(startServer(createConfig(location))).rejects.toThrow(
      'the database has no sealed_contact_messages.city: write a migration',
    );
    await location.remove();
  });

  it('leave a database as it was when a release adds one without declaring it', { tags: ['full'] }, async () => {
    const location = await createTestDatabase(kind, 'empty');
    const database = await openDatabase(location, () => undefined);
    const last = migrations.at(-1);
    await migrate(database, migrations.slice(0, -1));
    await database.executeSql('alter table sealed_contact_messages add column shoe_size text');
    await expect(migrate(database)).rejects.toThrow('sealed_contact_messages.shoe_size');
    expect(await listApplied(database)).not.toContain(last?.id);
    await database.executeSql('alter table sealed_contact_messages drop column shoe_size');
    expect(await migrate(database)).toEqual([last?.id]);
    await database.close();
    await location.remove();
  });
});

/** Columns that no list for operators has under their own name, and why. */
const notExported: Readonly<Partial<Record<PersonalTable, Readonly<Record<string, string>>>>> = {
  sealed_contest_entries: {
    contest: 'one list is of one contest',
    newsletter_opt_in: 'the column newsletter, from its consent',
    network_key: 'counted as people_same_network',
    network_people: 'counted as people_same_network',
  },
  sealed_prize_claims: {
    contest: 'one list is of one contest',
    entry_id: 'the column entry',
    draw_id: 'the column draw',
    pin_prize: 'the column prize',
    honeypot: 'the form of claims has none',
  },
};

it.each([
  ['sealed_sign_ups', [...exportColumns.newsletter, ...exportColumns.quarantine]],
  ...forms.map(({ name, table }) => [table, [...exportColumns[name], ...exportColumns[`${name}-quarantine`]]]),
  ['sealed_contest_entries', [...entryColumns]],
  ['sealed_prize_claims', [...claimColumns]],
] as [PersonalTable, string[]][])(
  'every column of %s is in a list for operators, or says why not',
  (table, exported) => {
    // The source is listed in columns of its own, one for each part.
    const known = [...exported, 'source', ...Object.keys(notExported[table] ?? {})];
    expect(listDeclared(table).filter((column) => !known.includes(column))).toEqual([]);
  },
);
