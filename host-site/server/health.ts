import type { Context } from 'hono';
import type { Database } from './database/database.ts';
import type { RequestEnv } from './request-env.ts';

/** Whether the server can take sign-ups: not about to stop, and the database answers within a second. */
export async function checkReadiness(database: Database, isStopping: () => boolean): Promise<boolean> {
  if (isStopping()) return false;
  let timer: NodeJS.Timeout | undefined;
  const tooSlow = new Promise<boolean>((resolve) => {
    timer = setTimeout(resolve, 1000, false);
  });
  const answered = database.query('select 1').then(
    () => true,
    () => false,
  );
  return Promise.race([answered, tooSlow]).finally(() => clearTimeout(timer));
}

/** Answers /healthz (the process lives) and /readyz (it can work). */
export function answerHealth(context: Context<RequestEnv>, isWell: boolean): Response {
  return context.json({ ok: isWell }, isWell ? 200 : 503, { 'Cache-Control': 'no-store' });
}
