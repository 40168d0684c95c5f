import { randomBytes } from 'node:crypto';
import pg from 'pg';
import type { DatabaseLocation } from '../../../host-site/server/database/open-database.ts';
import { databaseSamples, isFullRun } from '../../support/samples.ts';
import { copyDatabase, type DatabaseState, findPostgresTemplate } from './database-templates.ts';
import { createFolder } from './temporary-folder.ts';

/** Databases that the server supports. */
export type DatabaseKind = 'pglite' | 'postgres';

/**
 * The embedded database always; also PostgreSQL if TEST_DATABASE_URL is set (its role must be able to create
 * databases).
 */
export const databaseKinds: readonly DatabaseKind[] = process.env.TEST_DATABASE_URL
  ? ['pglite', 'postgres']
  : ['pglite'];

/**
 * The databases of tests of behaviour that is the same on each: `npm test` has the one that `samples.ts` names for the
 * subject, the full run all. Locks, transactions, migrations and failures of the database need `databaseKinds`.
 */
export const sampleDatabases = (subject: keyof typeof databaseSamples): readonly DatabaseKind[] =>
  databaseKinds.filter((kind) => isFullRun || databaseKinds.length === 1 || databaseSamples[subject] === kind);

/** A database for one test file. */
export interface TestDatabase extends DatabaseLocation {
  remove(): Promise<void>;
}

async function runOnServer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: process.env.TEST_DATABASE_URL });
  await client.connect();
  await client.query(statement);
  await client.end();
}

/** Creates a database of the kind: with all tables and queues unless it must be empty. */
export async function createTestDatabase(kind: DatabaseKind, state: DatabaseState = 'migrated'): Promise<TestDatabase> {
  const folder = createFolder();
  if (kind === 'pglite') {
    await copyDatabase(state, folder.path);
    return { dataDir: folder.path, databaseUrl: '', remove: async () => folder.remove() };
  }
  const name = `vitrine_test_${randomBytes(6).toString('hex')}`;
  const serverUrl = process.env.TEST_DATABASE_URL ?? '';
  await runOnServer(
    state === 'empty'
      ? `create database ${name}`
      : `create database ${name} template ${await findPostgresTemplate(serverUrl)}`,
  );
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return {
    dataDir: folder.path,
    databaseUrl: url.href,
    async remove() {
      await runOnServer(`drop database if exists ${name} with (force)`);
      folder.remove();
    },
  };
}
