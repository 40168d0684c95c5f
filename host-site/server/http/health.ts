import type { Context } from 'hono';
import type { Database } from '../database/database.ts';
import { withTimeout } from '../with-timeout.ts';
import type { Echo } from './echo.ts';
import type { RequestEnv } from './request-env.ts';

const responseLimit = 1000;
const writeInterval = 2000;

/**
 * Whether the server can accept submissions: it is not about to stop, and the database responds within a second and is
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
  const respondsInTime = () =>
    withTimeout(responseLimit, askDatabase()).then(
      () => true,
      () => false,
    );
  return async () => !isStopping() && (await respondsInTime());
}

/** Responds to /healthz (the process runs) and /readyz (it can work), to operators also with what has reached it. */
export function sendHealth(context: Context<RequestEnv>, isWell: boolean, echo?: Echo): Response {
  return context.json({ ok: isWell, ...(echo && { echo }) }, isWell ? 200 : 503, { 'Cache-Control': 'no-store' });
}
