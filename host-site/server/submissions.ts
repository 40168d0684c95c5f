import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { ConfigError, loadConfig, type ServerConfig } from './config.ts';
import { FolderInUseError } from './database/folder-lock.ts';
import { migrate } from './database/migrate.ts';
import { openDatabase } from './database/open-database.ts';
import { type ExportQuery, parseExportQuery } from './operators/export-query.ts';
import { exportSubmissions } from './operators/export-submissions.ts';
import { askRunningServer } from './operators/operators-socket.ts';

const usage = `Usage: npm run submissions -- <list> [--since 2026-11-01] [--format csv|json]

  newsletter           sign-ups with their consent and delivery
  quarantine           sign-ups sent with the hidden field filled; never delivered
  contact              messages to customer service with their consent and delivery
  contact-quarantine   messages sent with the hidden field filled; never delivered
  --since              a date (midnight UTC) or an instant such as 2026-11-01T00:00-04:00; all when left out
  --format             csv (default) or json
`;

/** Raised for a call that cannot be understood; the message says why. */
class UsageError extends Error {
  override name = 'UsageError';
}

interface Call {
  /** The options as typed, for the running server. */
  given: Record<string, string>;
  query: ExportQuery;
}

function readCall(): Call | undefined {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { since: { type: 'string' }, format: { type: 'string' }, help: { type: 'boolean' } },
  });
  if (values.help) return undefined;
  if (positionals.length > 1) throw new UsageError(`one list at a time, not ${positionals.join(' and ')}`);
  const given = {
    kind: positionals[0] ?? '',
    format: values.format ?? 'csv',
    ...(values.since === undefined ? {} : { since: values.since }),
  };
  const parsed = parseExportQuery(given);
  if ('problems' in parsed) throw new UsageError(parsed.problems.join('\n'));
  return { given, query: parsed.query };
}

async function write(pieces: AsyncIterable<string>): Promise<void> {
  for await (const piece of pieces) process.stdout.write(piece);
}

async function writeFromDatabase(config: ServerConfig, query: ExportQuery): Promise<void> {
  const database = await openDatabase(config, () => undefined);
  try {
    await migrate(database);
    await write(exportSubmissions(database, query));
  } finally {
    await database.close();
  }
}

/** The server that has the embedded database answers for it; without one the database is opened here. */
async function run(config: ServerConfig, { given, query }: Call): Promise<void> {
  if (config.databaseUrl) return writeFromDatabase(config, query);
  for (let attempt = 1; ; attempt += 1) {
    const pieces = await askRunningServer(config.dataDir, given);
    if (pieces) return write(pieces);
    if (!existsSync(join(config.dataDir, 'pglite'))) throw new UsageError(`no database in ${config.dataDir}`);
    try {
      return await writeFromDatabase(config, query);
    } catch (error) {
      // A server that is just starting has the folder before it answers.
      if (!(error instanceof FolderInUseError) || attempt === 20) throw error;
      await wait(500);
    }
  }
}

function describeFailure(error: unknown): string {
  if (error instanceof ConfigError || error instanceof FolderInUseError) return error.message;
  if (error instanceof UsageError || (error instanceof TypeError && 'code' in error))
    return `${error.message}\n\n${usage}`;
  return `The list could not be read: ${error instanceof Error ? error.message : String(error)}`;
}

try {
  const call = readCall();
  if (call) await run(loadConfig(), call);
  else process.stdout.write(usage);
} catch (error) {
  process.stderr.write(`${describeFailure(error)}\n`);
  process.exitCode = 1;
}
