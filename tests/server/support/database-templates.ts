import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { createPglite } from '../../../host-site/server/database/create-pglite.ts';
import { migrate, migrations } from '../../../host-site/server/database/migrate.ts';
import { type DatabaseLocation, openDatabase } from '../../../host-site/server/database/open-database.ts';
import { defaultDelivery, startOutbox } from '../../../host-site/server/delivery/outbox.ts';
import { createFolder } from './temporary-folder.ts';

// Copying a database is fast; creating one takes seconds, and migrating it and creating its queues most of one.

const cache = 'node_modules/.cache/vitrine';

function readVersion(name: string): string {
  const manifest: unknown = JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8'));
  return typeof manifest === 'object' && manifest && 'version' in manifest ? String(manifest.version) : 'unknown';
}

/** Names what a migrated database has, so that a changed migration gets a template of its own. */
function nameMigrated(): string {
  const versions = [readVersion('@electric-sql/pglite'), readVersion('pg-boss')];
  return createHash('sha256')
    .update(JSON.stringify([migrations, versions]))
    .digest('hex')
    .slice(0, 16);
}

/** What the first start of a server does to an empty database. */
async function prepareDatabase(location: DatabaseLocation): Promise<void> {
  const reportError = (error: unknown) => {
    throw error;
  };
  const database = await openDatabase(location, reportError);
  await migrate(database);
  const outbox = await startOutbox(
    database,
    { ...defaultDelivery, upstreamUrls: {} },
    { info: () => {}, error: reportError },
  );
  await outbox.stop();
  await database.close();
}

/** The folder of a database that `write` makes in the folder it is given, made once for all runs. */
async function findTemplate(name: string, write: (folder: string) => Promise<void>): Promise<string> {
  const template = join(cache, name);
  if (existsSync(template)) return template;
  mkdirSync(cache, { recursive: true });
  const draft = mkdtempSync(join(cache, 'draft-'));
  await write(draft);
  try {
    renameSync(draft, template);
  } catch {
    // Another test process created it first.
    rmSync(draft, { recursive: true, force: true });
  }
  return template;
}

const findEmpty = () =>
  findTemplate(`pglite-${readVersion('@electric-sql/pglite')}`, async (folder) => {
    const database = await createPglite(folder);
    await database.close();
  });

const findMigrated = () =>
  findTemplate(`pglite-migrated-${nameMigrated()}`, async (folder) => {
    const work = createFolder();
    await copyDatabase('empty', work.path);
    await prepareDatabase({ dataDir: work.path, databaseUrl: '' });
    cpSync(join(work.path, 'pglite'), folder, { recursive: true });
    work.remove();
  });

/** Without any table, or as the first start of a server leaves it. */
export type DatabaseState = 'empty' | 'migrated';

/** Copies an embedded database into a data folder. */
export async function copyDatabase(state: DatabaseState, dataDir: string): Promise<void> {
  const template = await (state === 'empty' ? findEmpty() : findMigrated());
  cpSync(template, join(dataDir, 'pglite'), { recursive: true });
}

const templateLock = 6_120_311_942;

/** The name of a migrated database on the PostgreSQL server at `serverUrl`, made once for all tests there. */
export async function findPostgresTemplate(serverUrl: string): Promise<string> {
  const name = `vitrine_template_${nameMigrated()}`;
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [templateLock]);
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (rowCount) return name;
    const draft = `${name}_draft`;
    await client.query(`drop database if exists ${draft} with (force)`);
    await client.query(`create database ${draft}`);
    const folder = createFolder();
    await prepareDatabase({
      dataDir: folder.path,
      databaseUrl: Object.assign(new URL(serverUrl), { pathname: `/${draft}` }).href,
    });
    folder.remove();
    await client.query(`alter database ${draft} rename to ${name}`);
    return name;
  } finally {
    await client.end();
  }
}
