import type { Context } from 'hono';
import type { Database } from './database/database.ts';
import type { RequestEnv } from './request-env.ts';

const answerLimit = 1000;
const writeInterval = 2000;

/** Whether a promise resolves within the limit. */
async function succeedsInTime(work: Promise<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const tooSlow = new Promise<boolean>((resolve) => {
    timer = setTimeout(resolve, answerLimit, false);
  });
  const succeeded = work.then(
    () => true,
    () => false,
  );
  return Promise.race([succeeded, tooSlow]).finally(() => clearTimeout(timer));
}

/**
 * Whether the server can accept submissions: it is not about to stop, and the database answers within a second and is
 * writable. The test write runs at most every two seconds, and only when someone asks.
 */
export function createReadinessCheck(database: Database, isStopping: () => boolean): () => Promise<boolean> {
  let writtenAt = Number.NEGATIVE_INFINITY;
  let writing: Promise<void> | undefined;
  async function write(): Promise<void> {
    writtenAt = Number.NEGATIVE_INFINITY;
    await database.checkStorage?.();
    writtenAt = performance.now();
  }
  const askDatabase = async () => {
    if (performance.now() - writtenAt < writeInterval) return database.query('select 1');
    writing ??= write().finally(() => {
      writing = undefined;
    });
    return Promise.all([writing, database.query('select 1')]);
  };
  return async () => !isStopping() && (await succeedsInTime(askDatabase()));
}

/** Answers /healthz (the process runs) and /readyz (it can work). */
export function answerHealth(context: Context<RequestEnv>, isWell: boolean): Response {
  return context.json({ ok: isWell }, isWell ? 200 : 503, { 'Cache-Control': 'no-store' });
}
