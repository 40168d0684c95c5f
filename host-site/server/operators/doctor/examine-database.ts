import { text } from 'node:stream/consumers';
import type { ServerConfig } from '../../config.ts';
import { type Cipher, createCipher } from '../../database/cipher.ts';
import { createKeys, parseKeys } from '../../database/key-ring.ts';
import { openPostgres } from '../../database/postgres.ts';
import { findFailureCode } from '../../failure-code.ts';
import { askRunningServer } from '../operators-socket.ts';
import type { Operator } from '../record-action.ts';
import { type Finding, fail, pass, skip } from './check.ts';
import { databaseChecks } from './database-checks.ts';
import type { Report } from './run-check.ts';
import { runDatabaseChecks } from './run-database-checks.ts';

/** Of PostgreSQL, by its code, and of the system. */
function describeRefusal(code: string): Finding {
  const causes: Readonly<Record<string, { en: string; fr: string }>> = {
    '28P01': { en: 'it refuses the password', fr: 'elle refuse le mot de passe' },
    '28000': { en: 'it refuses this role from this machine', fr: 'elle refuse ce rôle depuis cette machine' },
    '3D000': { en: 'there is no database of this name', fr: 'il n’y a pas de base de ce nom' },
    '53300': { en: 'all its connections are taken', fr: 'toutes ses connexions sont prises' },
    ECONNREFUSED: { en: 'nothing listens at this address', fr: 'rien n’écoute à cette adresse' },
    ENOTFOUND: { en: 'its host has no address', fr: 'son hôte n’a pas d’adresse' },
  };
  const cause = causes[code] ?? { en: 'no connection', fr: 'aucune connexion' };
  return fail(
    {
      en: `The database can’t be used: ${cause.en} (${code}).`,
      fr: `La base de données est inutilisable : ${cause.fr} (${code}).`,
    },
    {
      en: 'Check DATABASE_URL, pg_hba.conf and whether PostgreSQL or its pooler runs; `psql "$DATABASE_URL"` must work from here.',
      fr: 'Vérifiez DATABASE_URL, pg_hba.conf et si PostgreSQL ou son regroupement fonctionne; `psql "$DATABASE_URL"` doit marcher d’ici.',
    },
    code,
  );
}

const unreached = skip({
  en: 'The database could not be reached.',
  fr: 'La base de données n’a pas pu être jointe.',
});
const skipAll = (): Report[] => databaseChecks.map(({ id }) => ({ id, ...unreached }));

async function* examinePostgres({ databaseUrl }: ServerConfig, cipher: Cipher, now: () => number) {
  const database = openPostgres(databaseUrl, cipher, () => undefined);
  try {
    const failure = await database.query('select 1').then(() => undefined, findFailureCode);
    if (failure !== undefined) {
      yield { id: 'database', ...describeRefusal(failure) };
      return yield* skipAll();
    }
    yield { id: 'database', ...pass({ en: 'PostgreSQL responds.', fr: 'PostgreSQL répond.' }) };
    yield* runDatabaseChecks({ database, now });
  } finally {
    await database.close();
  }
}

/** The server that has the embedded database examines it: two processes would destroy it. */
async function* examineEmbedded({ dataDir }: ServerConfig, operator: Operator): AsyncGenerator<Report> {
  const pieces = await askRunningServer(dataDir, operator, { path: '/doctor', body: { command: 'check' } });
  if (!pieces) {
    const message = {
      en: `No server runs on ${dataDir}, so its embedded database stays closed.`,
      fr: `Aucun serveur ne fonctionne sur ${dataDir} : sa base de données intégrée reste fermée.`,
    };
    yield { id: 'database', ...skip(message) };
    return yield* skipAll();
  }
  yield {
    id: 'database',
    ...pass({ en: 'The embedded database responds.', fr: 'La base de données intégrée répond.' }),
  };
  const lines = (await text(pieces)).trimEnd().split('\n');
  yield* lines.map((line) => JSON.parse(line) as Report);
}

/**
 * Examines the database of the settings, and changes nothing in it. Without `cipher`, as where the keys are not here, what
 * is encrypted cannot be read.
 */
export function examineDatabase(
  config: ServerConfig,
  cipher: Cipher | undefined,
  operator: Operator,
  now: () => number,
): AsyncGenerator<Report> {
  if (!config.databaseUrl) return examineEmbedded(config, operator);
  return examinePostgres(config, cipher ?? createCipher(parseKeys(createKeys())), now);
}
