import type { Check } from './check.ts';
import { backupAge } from './checks/backup-age.ts';
import { clockDatabase } from './checks/clock-database.ts';
import { clockLastRun } from './checks/clock-last-run.ts';
import { databaseDates } from './checks/database-dates.ts';
import { databaseDurability } from './checks/database-durability.ts';
import { databaseEncoding } from './checks/database-encoding.ts';
import { databasePooling } from './checks/database-pooling.ts';
import { databaseRights } from './checks/database-rights.ts';
import { databaseSchema } from './checks/database-schema.ts';
import { databaseVersion } from './checks/database-version.ts';
import { databaseWritable } from './checks/database-writable.ts';
import { keys } from './checks/keys.ts';
import { pendingMigrations } from './checks/migrations.ts';
import { refusedOrigins } from './checks/refused-origins.ts';
import { sampleRow } from './checks/sample-row.ts';
import type { DatabaseTools } from './database-tools.ts';

/** A check of the database. */
export interface DatabaseRow extends Check<DatabaseTools> {
  /** Whether a server starts only on a database that passes: else it would fail in the middle, or lose something. */
  stopsStart?: true;
  /** Whether it reads tables of the server, which an empty database does not have. */
  readsTables?: true;
}

/** What is checked of the database, in order. Each is a file in `checks/`. */
export const databaseChecks: readonly DatabaseRow[] = [
  { ...databaseVersion, stopsStart: true },
  { ...databaseEncoding, stopsStart: true },
  { ...databaseDates, stopsStart: true },
  { ...databaseSchema, stopsStart: true },
  { ...databaseRights, stopsStart: true },
  { ...databaseWritable, stopsStart: true },
  { ...databasePooling, stopsStart: true },
  databaseDurability,
  pendingMigrations,
  { ...keys, readsTables: true },
  { ...sampleRow, readsTables: true },
  clockDatabase,
  { ...clockLastRun, readsTables: true },
  { ...backupAge, readsTables: true },
  { ...refusedOrigins, readsTables: true },
];
