import { createHash, randomBytes } from 'node:crypto';
import type { Session } from './database.ts';
import { DataKeyError } from './key-ring.ts';
import { insertAction, listActions } from './operator-actions.ts';

/** The seed of the next draw of a contest. */
export interface CommittedSeed {
  id: number;
  /** 64 hexadecimal digits. */
  seed: string;
}

/** The command under which the digest of a seed is recorded. */
const command = 'contests commit-seed';

/** Any number that no other lock of ours has. */
const lock = 7_265_748;

const digestSeed = (seed: string) => createHash('sha256').update(seed).digest('hex');
const namePlace = (digest: string) => `draw_seeds.seed.${digest}`;

const describe = (contest: string, digest: string) => JSON.stringify({ contest, digest });

/** The seed that a contest's next draw must use, if one is committed and can be decrypted. */
async function findNext(session: Session, contest: string): Promise<CommittedSeed | undefined> {
  const rows = await session.query<{ id: number; seed: string; digest: string }>(
    `select id, seed, digest from draw_seeds s
     where contest = $1 and not exists (select from contest_draws d where d.seed_id = s.id) order by id`,
    [contest],
  );
  for (const { id, seed, digest } of rows) {
    try {
      return { id: Number(id), seed: session.cipher.decrypt(namePlace(digest), seed) };
    } catch (error) {
      if (!(error instanceof DataKeyError)) throw error;
    }
  }
  return undefined;
}

/**
 * The seed of a contest's next draw, within the caller's transaction. The first time, it is made, and its digest recorded
 * among the operators' actions: called before anyone sees an entry, it proves that no one chose the seed by its result.
 */
export async function commitSeed(session: Session, contest: string, now: Date): Promise<CommittedSeed> {
  await session.query('select pg_advisory_xact_lock($1)', [lock]);
  const committed = await findNext(session, contest);
  if (committed) return committed;
  const seed = randomBytes(32).toString('hex');
  const digest = digestSeed(seed);
  const [row] = await session.query<{ id: number }>(
    'insert into draw_seeds (contest, seed, digest, committed_at) values ($1, $2, $3, $4) returning id',
    [contest, session.cipher.encrypt(namePlace(digest), seed), digest, now],
  );
  await insertAction(session, {
    at: now.toISOString(),
    operator: 'vitrine',
    command,
    details: describe(contest, digest),
    reason: 'before entries are shown',
  });
  return { id: Number(row?.id), seed };
}

/**
 * Why the seed of a draw may have been chosen; undefined where its digest was recorded before. `seedId` is null for a draw
 * of a version that did not commit to seeds, which is accepted only where it took place before this one was installed.
 */
export async function findSeedProblem(
  session: Session,
  draw: { id: number; contest: string; seed: string; seedId: number | null; drawnAt: Date },
): Promise<string | undefined> {
  if (draw.seedId === null) {
    const [step] = await session.query<{ applied_at: Date }>(
      "select applied_at from applied_migrations where id = '022-draw-seeds'",
    );
    const isEarlier = step !== undefined && draw.drawnAt < step.applied_at;
    return isEarlier ? undefined : `no seed was committed before draw ${draw.id}`;
  }
  const [row] = await session.query<{ digest: string; contest: string }>(
    'select digest, contest from draw_seeds where id = $1',
    [String(draw.seedId)],
  );
  if (row?.digest !== digestSeed(draw.seed) || row.contest !== draw.contest)
    return `the seed of draw ${draw.id} is not the one that was committed before it`;
  const [skipped] = await session.query(
    `select id from draw_seeds s where contest = $1 and id < $2
       and not exists (select from contest_draws d where d.seed_id = s.id) limit 1`,
    [draw.contest, String(draw.seedId)],
  );
  if (skipped) return `the seed that was committed first was passed over in draw ${draw.id}`;
  const details = describe(draw.contest, row.digest);
  const isRecorded = (await listActions(session)).some(
    (action) => action.command === command && action.details === details,
  );
  return isRecorded ? undefined : `the commitment to the seed of draw ${draw.id} is not in the record`;
}

/** Encrypts anew the seeds of keys that are no longer the first. One that cannot be decrypted is replaced at the next draw. */
export async function rotateSeeds(session: Session): Promise<void> {
  const { cipher } = session;
  const rows = await session.query<{ id: number; seed: string; digest: string }>(
    'select id, seed, digest from draw_seeds',
  );
  for (const { id, seed, digest } of rows) {
    if (cipher.findKeyId(seed) === cipher.currentKey) continue;
    try {
      const encrypted = cipher.encrypt(namePlace(digest), cipher.decrypt(namePlace(digest), seed));
      await session.query('update draw_seeds set seed = $2 where id = $1', [String(id), encrypted]);
    } catch (error) {
      if (!(error instanceof DataKeyError)) throw error;
    }
  }
}
