import { type JobResult, type JobWithMetadata, PgBoss } from 'pg-boss';
import { newsletterChain } from '../../../widgets/shared/brand/brands.ts';
import { toLocale } from '../../../widgets/shared/locale/locale.ts';
import type { NewsletterRequest } from '../../../widgets/shared/submissions/newsletter.ts';
import type { Database, Session } from '../database/database.ts';
import {
  type DeliverableSignUp,
  findUndelivered,
  listWaiting,
  markDelivered,
  markUndeliverable,
} from '../database/deliveries.ts';
import { deliverToUpstream } from './newsletter-upstream.ts';

const deliveryQueue = 'newsletter-delivery';
const deadLetterQueue = 'newsletter-delivery-failed';

export interface DeliverySettings {
  /** Address of the retailer's e-mail service; empty while there is none: sign-ups then wait. */
  upstreamUrl: string;
  retryLimit: number;
  /** Seconds before the first retry; doubled for each further one, with jitter, up to `retryDelayMax`. */
  retryDelay: number;
  retryDelayMax: number;
  /** Seconds between two looks at the queue, 0.5 or more. */
  pollingInterval: number;
}

/** About four days of trying. */
export const defaultDelivery = { retryLimit: 24, retryDelay: 30, retryDelayMax: 21_600, pollingInterval: 2 };

export interface OutboxReport {
  info(details: Record<string, unknown>, message: string): void;
  error(error: unknown, message: string): void;
}

export interface Outbox {
  /** Queues a sign-up for delivery within the caller's transaction. */
  enqueue(session: Session, signUpId: string): Promise<void>;
  /** Takes no further jobs and lets the ones under way end, for at most five seconds. */
  stop(): Promise<void>;
}

const tenYears = 315_360_000;

/** A sign-up's row as the body of API-01. */
function toRequest(row: DeliverableSignUp): NewsletterRequest {
  return {
    Chain: newsletterChain,
    Email: row.email,
    Zip: row.postal_code,
    FirstName: '',
    LastName: '',
    Gender: '',
    LanguagePreference: toLocale(row.language_preference) ?? 'en',
  };
}

/**
 * Starts pg-boss on the database. A job is only the id of its sign-up, and has the same id: the queue holds no
 * personal data, and queueing a sign-up twice is one job. With an upstream, what has waited so far is queued too.
 */
export async function startOutbox(
  database: Database,
  settings: DeliverySettings,
  report: OutboxReport,
): Promise<Outbox> {
  const boss = new PgBoss({ ...database.queueConnection, schedule: false });
  boss.on('error', (error) => report.error(error, 'queue error'));
  await boss.start();
  const { retryLimit, retryDelay, retryDelayMax } = settings;
  const kept = { retentionSeconds: tenYears };
  await boss.createQueue(deadLetterQueue, kept);
  const options = { ...kept, retryLimit, retryDelay, retryDelayMax, retryBackoff: true, deadLetter: deadLetterQueue };
  await boss.createQueue(deliveryQueue, { ...options, expireInSeconds: 60 });
  await boss.updateQueue(deliveryQueue, options);
  // Fills pg-boss's memory of the queue: looked up first inside a transaction, on PGlite's only connection, the look-up
  // would wait for the transaction and the transaction for it.
  await boss.findJobs(deliveryQueue, { id: '00000000-0000-4000-8000-000000000000' });
  const stopping = new AbortController();
  if (settings.upstreamUrl) await startDelivery(boss, database, settings, report, stopping.signal);
  return {
    async enqueue(session, signUpId) {
      await boss.send(deliveryQueue, {}, { id: signUpId, db: session });
    },
    async stop() {
      const abort = setTimeout(() => stopping.abort(), 4000);
      await boss.stop({ graceful: true, timeout: 5000 });
      clearTimeout(abort);
    },
  };
}

async function startDelivery(
  boss: PgBoss,
  database: Database,
  settings: DeliverySettings,
  report: OutboxReport,
  signal: AbortSignal,
): Promise<void> {
  const deliver = async (job: JobWithMetadata<object>): Promise<JobResult> => {
    const row = await findUndelivered(database, job.id);
    if (!row) return { id: job.id, status: 'completed' };
    const signUp = { id: job.id, brand: row.brand, body: toRequest(row) };
    const result = await deliverToUpstream(settings.upstreamUrl, signUp, signal);
    report.info({ signUpId: job.id, attempt: job.retryCount + 1, ...result }, 'delivery');
    if (result.kind === 'delivered') {
      await markDelivered(database, job.id);
      return { id: job.id, status: 'completed' };
    }
    const isLast = result.kind === 'refused' || job.retryCount >= job.retryLimit;
    if (isLast) await markUndeliverable(database, job.id);
    return { id: job.id, status: isLast ? 'deadletter' : 'failed', output: { reason: result.reason } };
  };
  const { pollingInterval } = settings;
  await boss.work(
    deliveryQueue,
    {
      includeMetadata: true,
      perJobResults: true,
      batchSize: 10,
      burstWhenBatchFull: true,
      pollingIntervalSeconds: pollingInterval,
    },
    (jobs: JobWithMetadata<object>[]) => Promise.all(jobs.map(deliver)),
  );
  await queueWaiting(boss, database);
}

/** Queues whatever has no job: written while pg-boss's tables were lost or its job expired. Existing jobs stay as they are. */
async function queueWaiting(boss: PgBoss, database: Database): Promise<void> {
  let position = 0;
  for (;;) {
    const waiting = await listWaiting(database, position);
    const last = waiting.at(-1);
    if (!last) return;
    await boss.insert(
      deliveryQueue,
      waiting.map(({ id }) => ({ id })),
    );
    position = last.position;
  }
}
