import * as z from 'zod/mini';
import { BackupError } from '../backup-error.ts';
import { compareKeys, listNeededKeys } from '../check-keys.ts';
import type { Cipher } from '../cipher.ts';
import type { Database } from '../database.ts';
import { listApplied, migrations } from '../migrate.ts';

/** The first line of a backup's content, in JSON; the database's dump follows. */
const manifestShape = z.object({
  format: z.literal(1),
  kind: z.enum(['pglite', 'postgres']),
  /** PostgreSQL's major version. */
  major: z.int(),
  /** ISO 8601. */
  made: z.string(),
  migrations: z.array(z.string()),
  /** Hashes of the keys of personal data, which are not in the backup. */
  keys: z.array(z.object({ id: z.string(), identity: z.string() })),
});
/** What a backup says about itself. */
export type Manifest = z.infer<typeof manifestShape>;

/** Bytes of the longest manifest that is read. */
export const manifestLimit = 1_000_000;

/** Describes a database as it is now. */
export async function describeDatabase(database: Database, now: Date): Promise<Manifest> {
  return {
    format: 1,
    kind: database.kind,
    major: await readMajor(database),
    made: now.toISOString(),
    migrations: await listApplied(database),
    keys: await listNeededKeys(database),
  };
}

async function readMajor(database: Database): Promise<number> {
  const [row] = await database.query<{ version: string }>("select current_setting('server_version_num') as version");
  return Math.floor(Number(row?.version) / 10_000);
}

/** Parses the first line. Throws BackupError when it is not ours, or of a newer release. */
export function parseManifest(line: string | undefined): Manifest {
  let given: unknown;
  try {
    given = JSON.parse(line ?? '');
  } catch {
    throw new BackupError('The file can be decrypted, but it is not a backup of this service.');
  }
  const parsed = z.safeParse(manifestShape, given);
  if (parsed.success) return parsed.data;
  throw new BackupError('The backup is of a newer release, in a format that this one does not know: install that one.');
}

/**
 * Throws BackupError when this release, or a database of this kind, cannot take the backup, and DataKeyError when the
 * keys of personal data are not those of the backup.
 */
export function checkManifest(manifest: Manifest, kind: Database['kind'], cipher: Cipher): void {
  const known = new Set(migrations.map(({ id }) => id));
  const unknown = manifest.migrations.filter((id) => !known.has(id));
  if (unknown.length > 0) {
    throw new BackupError(
      `The backup is of a newer release: this one does not know ${unknown.join(', ')}. Restore it with that release.`,
    );
  }
  if (manifest.kind !== kind) {
    const names = {
      pglite: 'of the embedded database: unset DATABASE_URL',
      postgres: 'of PostgreSQL: set DATABASE_URL',
    };
    throw new BackupError(`The backup is ${names[manifest.kind]}.`);
  }
  compareKeys(cipher, manifest.keys);
}
