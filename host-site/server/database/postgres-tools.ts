import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createEnvironment } from '../config.ts';
import { BackupError } from './backup-error.ts';

// https://www.postgresql.org/docs/14/libpq-connect.html#LIBPQ-PARAMKEYWORDS, but for passwords.
const libpqKeywords = new Set(
  `host hostaddr port dbname user passfile channel_binding connect_timeout client_encoding options application_name
  fallback_application_name keepalives keepalives_idle keepalives_interval keepalives_count tcp_user_timeout gssencmode
  sslmode sslcompression sslcert sslkey sslrootcert sslcrl sslcrldir sslsni requirepeer ssl_min_protocol_version
  ssl_max_protocol_version krbsrvname gsslib service target_session_attrs`.split(/\s+/),
);

/** What libpq calls the driver's own words for encryption. */
const sslModes: Readonly<Record<string, string>> = {
  'sslmode=no-verify': 'sslmode=require',
  'ssl=no-verify': 'sslmode=require',
  'ssl=true': 'sslmode=require',
  'ssl=1': 'sslmode=require',
  'ssl=false': 'sslmode=disable',
  'ssl=0': 'sslmode=disable',
};

/**
 * The parts of a query that libpq takes: it refuses any other word, and the driver ignores those it does not know.
 * Passwords are left out. The parts stay as they are written: libpq does not read + as a space.
 */
function keepLibpqParts(query: string): string {
  return query
    .split('&')
    .map((part) => sslModes[part] ?? part)
    .filter((part) => libpqKeywords.has([...new URLSearchParams(part).keys()].join()))
    .join('&');
}

/**
 * The database for PostgreSQL's programs. The password stays out of the list of processes. One in the query counts, as
 * it does for the driver; that of a client's key is left out, as the driver does not know it.
 */
function locate(databaseUrl: string): { args: string[]; env: NodeJS.ProcessEnv } {
  const url = new URL(databaseUrl);
  const password = url.searchParams.getAll('password').at(-1) ?? decodeURIComponent(url.password);
  url.password = '';
  url.search = keepLibpqParts(url.search.slice(1));
  return {
    args: ['--no-password', `--dbname=${url.href}`],
    env: createEnvironment(password ? { PGPASSWORD: password } : {}),
  };
}

/** Starts one of PostgreSQL's programs. `end` rejects with BackupError when it is missing or fails. */
function run(program: 'pg_dump' | 'pg_restore', options: readonly string[], databaseUrl: string) {
  const { args, env } = locate(databaseUrl);
  const child = spawn(program, [...options, ...args], { env, stdio: ['pipe', 'pipe', 'pipe'] });
  const problems = text(child.stderr);
  const end = once(child, 'close').then(
    async ([code, signal]) => {
      if (code !== 0) throw new BackupError(`${program} failed (${code ?? signal}): ${(await problems).trim()}`);
    },
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error;
      throw new BackupError(`${program} is not installed: it comes with PostgreSQL's client programs.`);
    },
  );
  // A caller that reads the output first also learns of the failure.
  end.catch(() => undefined);
  return { child, end };
}

/** Dumps a PostgreSQL database in pg_dump's custom format, from one snapshot. Throws BackupError when it cannot. */
export async function* dumpPostgres(databaseUrl: string): AsyncGenerator<Uint8Array> {
  const { child, end } = run('pg_dump', ['--format=custom'], databaseUrl);
  child.stdin.end();
  try {
    yield* child.stdout;
    await end;
  } finally {
    child.kill();
  }
}

/** Restores such a dump in one transaction, all or nothing. Rejects with BackupError when it cannot. */
export async function restorePostgres(databaseUrl: string, dump: AsyncIterable<Uint8Array>): Promise<void> {
  const options = ['--single-transaction', '--exit-on-error', '--no-owner', '--no-privileges', '--no-comments'];
  const { child, end } = run('pg_restore', options, databaseUrl);
  child.stdout.resume();
  try {
    await pipeline(Readable.from(dump), child.stdin).catch((error: NodeJS.ErrnoException) => {
      // When the program ends early, `end` says why.
      if (error.code !== 'EPIPE' && error.code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
    });
    await end;
  } finally {
    child.kill();
  }
}
