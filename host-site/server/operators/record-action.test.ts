import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMessage, postMessage } from '../../../tests/server/support/contact-request.ts';
import {
  runContests,
  runDeliveries,
  runPrivacy,
  runSubmissions,
} from '../../../tests/server/support/server-process.ts';
import { createConfig } from '../../../tests/server/support/test-config.ts';
import { createContests, openInstant } from '../../../tests/server/support/test-contests.ts';
import {
  createTestDatabase,
  databaseKinds,
  sampleDatabases,
  type TestDatabase,
} from '../../../tests/server/support/test-databases.ts';
import { migrate } from '../database/migrate.ts';
import { openDatabase } from '../database/open-database.ts';
import { type ActionsHead, findTampering, insertAction, listActions } from '../database/operator-actions.ts';
import { type RunningServer, startServer } from '../start-server.ts';
import { recordAction, runRecorded } from './record-action.ts';

const operator = { by: 'me', reason: '' };
const person = 'person@example.ca';
const count = 100;

/** Undoes what `work` did to the database. */
class Undo extends Error {}

describe.each(sampleDatabases('the record of operators'))('the audit log of operators in %s', (kind) => {
  const { contestsDir, remove } = createContests();
  let location: TestDatabase;
  let server: RunningServer;

  beforeAll(async () => {
    location = await createTestDatabase(kind);
    server = await startServer(createConfig({ ...location, contestsDir }), { now: () => openInstant });
    await postMessage(server.origin, createMessage({ Email: person }));
  });
  afterAll(async () => {
    await server.close();
    await location.remove();
    remove();
  });

  it('records operator, command and reason of every command, without email addresses', { tags: ['full'] }, async () => {
    const why = ['--reason', 'request 1234'];
    await runPrivacy(location, 'find', '--email', person);
    await runPrivacy(location, 'export', '--email', person, ...why, '--by', 'Zoé');
    await runPrivacy(location, 'correct', '--email', person, '--to', 'new@example.ca');
    await runPrivacy(location, 'erase', '--email', 'new@example.ca', ...why);
    await runSubmissions(location, 'newsletter', '--since', '2026-11-01', '--reason', 'report');
    await runContests({ ...location, contestsDir }, 'list');
    await runContests({ ...location, contestsDir }, 'draw', 'fall', '--winners', '1');
    await runDeliveries(location, 'drop', '0b8f5c1e-6f0a-4a7e-9b64-2f1d6c3a9e10');
    const actions = await listActions(server.database);
    expect(actions.map(({ command, reason }) => [command, reason])).toEqual([
      ['privacy find', ''],
      ['privacy export', 'request 1234'],
      ['privacy correct', ''],
      ['privacy erase', 'request 1234'],
      ['submissions', 'report'],
      ['contests list', ''],
      ['contests draw', ''],
      ['deliveries drop', ''],
    ]);
    expect(actions[0]?.operator).toMatch(/^[^@\s]+@\S+$/);
    expect(actions[1]?.operator).toMatch(/^Zoé \(\S+@\S+\)$/);
    expect(JSON.parse(actions[4]?.details ?? '')).toEqual({ kind: 'newsletter', format: 'csv', since: '2026-11-01' });
    expect(JSON.stringify(actions)).not.toContain('example.ca');
    const { stdout } = await runPrivacy(location, 'audit', '--email', person.toUpperCase());
    expect(stdout.match(/"privacy \w+"/g)).toEqual(['"privacy find"', '"privacy export"', '"privacy correct"']);
    expect(stdout.trim().split('\r\n').at(-1)).toBe(
      '"Lists that may contain this address were exported or shown 2 times; see privacy audit"',
    );
    expect((await runPrivacy(location, 'audit')).stdout.trim().split('\r\n')).toHaveLength(1 + actions.length);
    const verified = await runPrivacy(location, 'audit', '--verify');
    expect(verified).toMatchObject({ code: 0, stdout: expect.stringContaining('8 actions, complete and unaltered') });
  });

  it('has the record of a command before the command runs, and keeps it when the command fails', async () => {
    const { database } = server;
    const before = (await listActions(database)).length;
    async function* command() {
      yield (await listActions(database)).map((stored) => stored.command).at(-1) ?? '';
      throw new Error('the disk is full');
    }
    const asked = { path: '/deliveries', body: { command: 'retry-all' } } as const;
    const output = runRecorded({ database, dataDir: location.dataDir }, operator, asked, command());
    expect((await output.next()).value).toBe('deliveries retry-all');
    await expect(output.next()).rejects.toThrow('the disk is full');
    expect(await listActions(database)).toHaveLength(before + 1);
  });

  it('stops a command that it cannot record before the command runs', async () => {
    let hasRun = false;
    async function* command() {
      hasRun = true;
      yield '';
    }
    const transaction = () => Promise.reject(new Error('no space'));
    const tools = { database: { ...server.database, transaction }, dataDir: location.dataDir };
    const asked = { path: '/deliveries', body: { command: 'list' } } as const;
    await expect(runRecorded(tools, operator, asked, command()).next()).rejects.toThrow('no space');
    expect(hasRun).toBe(false);
  });

  it('records neither an invalid command nor a reading of the audit log', { tags: ['full'] }, async () => {
    const before = (await listActions(server.database)).length;
    expect((await runPrivacy(location, 'erase', '--email', person)).code).toBe(1);
    expect((await runPrivacy(location, 'find', '--email', 'not-an-address')).code).toBe(1);
    await runPrivacy(location, 'audit');
    expect(await listActions(server.database)).toHaveLength(before);
  });

  it(`reveals every altered or missing row of ${count}, and a deleted or reset head`, { tags: ['full'] }, async () => {
    const { database } = server;
    let head: ActionsHead | undefined;
    for (let turn = (await listActions(database)).length; turn < count; turn += 1) {
      head = await record(server, 'privacy find');
    }
    const columns = ['at', 'operator', 'command', 'details', 'reason', 'hash'];
    const findAfter = async (...statements: string[]) => {
      let found: string | undefined;
      const undone = database.transaction(async (transaction) => {
        for (const statement of statements) await transaction.query(statement);
        found = await findTampering(transaction, head);
        throw new Undo();
      });
      await expect(undone).rejects.toThrow(Undo);
      return found;
    };
    const missed: string[] = [];
    const expectFound = async (...statements: string[]) => {
      if ((await findAfter(...statements)) === undefined) missed.push(statements.join('; '));
    };
    for (let number = 1; number <= count; number += 1) {
      const column = columns[number % columns.length];
      await expectFound(`update operator_actions set ${column} = ${column} || ' ' where number = ${number}`);
      await expectFound(`delete from operator_actions where number = ${number}`);
      await expectFound(
        `delete from operator_actions where number = ${number}`,
        `update operator_actions set number = number - 1 where number > ${number}`,
      );
    }
    expect(missed).toEqual([]);
    expect(await findAfter(`update operator_actions_head set number = number - 1`)).toContain('the last action');
    expect(await findAfter('delete from operator_actions_head')).toBeDefined();
    // Setting back the whole record is found by what is kept outside of the database.
    expect(await findAfter('delete from operator_actions', 'delete from operator_actions_head')).toContain('has seen');
    expect(await findTampering(database, head)).toBeUndefined();
  });

  it('reveals a row that was replaced by one written earlier with the same number', async () => {
    const { database } = server;
    let other: Record<string, unknown> = {};
    const undone = database.transaction(async (transaction) => {
      const { number } = await insertAction(transaction, { ...action, reason: 'other' });
      [other = {}] = await transaction.query('select * from operator_actions where number = $1', [number]);
      throw new Undo();
    });
    await expect(undone).rejects.toThrow(Undo);
    for (const command of ['privacy erase', 'privacy find']) await record(server, command);
    expect(await findTampering(database, undefined)).toBeUndefined();
    const replace = `update operator_actions set at = $2, operator = $3, command = $4, details = $5, reason = $6, hash = $7
      where number = $1`;
    const replaced = database.transaction(async (transaction) => {
      const names = ['number', 'at', 'operator', 'command', 'details', 'reason', 'hash'];
      await transaction.query(
        replace,
        names.map((name) => other[name] as string),
      );
      expect(await findTampering(transaction, undefined)).toContain('was altered');
      throw new Undo();
    });
    await expect(replaced).rejects.toThrow(Undo);
  });

  it('fails verification when this machine has seen a later action than the log contains', async () => {
    const path = join(location.dataDir, 'operator-actions');
    const seen = await readFile(path, 'utf8');
    expect(seen).toMatch(/^\d+ [\w-]{43}\n$/);
    await writeFile(path, '500 other\n');
    const { code, stderr } = await runPrivacy(location, 'audit', '--verify');
    expect([code, stderr]).toEqual([1, expect.stringContaining('action 500, which this machine has seen')]);
    await writeFile(path, seen);
  });
});

it.each(databaseKinds)(
  'the audit log of operators in %s has a valid chain after 20 simultaneous actions',
  async (kind) => {
    const location = await createTestDatabase(kind);
    const database = await openDatabase(location, () => undefined);
    await migrate(database);
    await Promise.all(Array.from({ length: 20 }, () => record({ database }, 'privacy find')));
    expect(await listActions(database)).toHaveLength(20);
    expect(await findTampering(database, undefined)).toBeUndefined();
    await database.close();
    await location.remove();
  },
);

it.each(databaseKinds)(
  'the last action seen by this machine, with %s, is never set back to an earlier one',
  async (kind) => {
    const location = await createTestDatabase(kind);
    const database = await openDatabase(location, () => undefined);
    await migrate(database);
    const { dataDir } = location;
    const file = join(dataDir, 'operator-actions');
    const act = () => recordAction({ database, dataDir }, operator, { path: '/deliveries', body: { command: 'list' } });
    await Promise.all(Array.from({ length: 20 }, act));
    const [last] = (await listActions(database)).slice(-1);
    expect(await readFile(file, 'utf8')).toBe(`20 ${last?.hash}\n`);
    // A database that was set back does not make this machine forget what came after.
    await writeFile(file, '500 other\n');
    await act();
    expect(await readFile(file, 'utf8')).toBe('500 other\n');
    await database.close();
    await location.remove();
  },
);

const action = {
  at: '2026-11-23T12:00:00.000Z',
  operator: 'me@here',
  command: 'privacy find',
  details: '{}',
  reason: '',
};
const record = ({ database }: Pick<RunningServer, 'database'>, command: string) =>
  database.transaction((session) => insertAction(session, { ...action, command }));
