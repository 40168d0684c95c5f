import { type JobResult, type JobWithMetadata, PgBoss } from 'pg-boss';
import type { Database, Session } from '../database/database.ts';
import { listWaiting, markDelivered, markUndeliverable } from '../database/deliveries.ts';
import { callUpstream } from './call-upstream.ts';
import type { Channel, DeliveryKind } from './channel.ts';
import { contactChannel } from './contact-channel.ts';
import { contestChannel } from './contest-channel.ts';
import { newsletterChannel } from './newsletter-channel.ts';

const channels: readonly Channel[] = [newsletterChannel, contactChannel, contestChannel];
const nameQueue = (kind: DeliveryKind) => `${kind}-delivery`;

export interface DeliverySettings {
  /** Addresses of the retailer's services; empty while there is none: submissions then wait. */
  upstreamUrls: Readonly<Record<DeliveryKind, string>>;
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
  /** Queues a submission for delivery within the caller's transaction. */
  enqueue(session: Session, kind: DeliveryKind, id: string): Promise<void>;
  /** Takes no further jobs and lets the ones under way end, for at most five seconds. */
  stop(): Promise<void>;
}

const tenYears = 315_360_000;

/**
 * Starts pg-boss on the database. A job is only the id of its submission, and has the same id: the queue holds no
 * personal data, and queueing twice is one job. With an upstream, what has waited so far is queued too.
 */
export async function startOutbox(
  database: Database,
  settings: DeliverySettings,
  report: OutboxReport,
): Promise<Outbox> {
  const boss = new PgBoss({ ...database.queueConnection, schedule: false });
  boss.on('error', (error) => report.error(error, 'queue error'));
  await boss.start();
  const stopping = new AbortController();
  for (const channel of channels) {
    await prepareQueue(boss, nameQueue(channel.kind), settings);
    const url = settings.upstreamUrls[channel.kind];
    if (url) await startDelivery(boss, database, channel, url, settings.pollingInterval, report, stopping.signal);
  }
  return {
    async enqueue(session, kind, id) {
      await boss.send(nameQueue(kind), {}, { id, db: session });
    },
    async stop() {
      const abort = setTimeout(() => stopping.abort(), 4000);
      await boss.stop({ graceful: true, timeout: 5000 });
      clearTimeout(abort);
    },
  };
}

async function prepareQueue(boss: PgBoss, queue: string, settings: DeliverySettings): Promise<void> {
  const { retryLimit, retryDelay, retryDelayMax } = settings;
  const kept = { retentionSeconds: tenYears };
  const deadLetter = `${queue}-failed`;
  await boss.createQueue(deadLetter, kept);
  const options = { ...kept, retryLimit, retryDelay, retryDelayMax, retryBackoff: true, deadLetter };
  await boss.createQueue(queue, { ...options, expireInSeconds: 60 });
  await boss.updateQueue(queue, options);
  // Fills pg-boss's memory of the queue: looked up first inside a transaction, on PGlite's only connection, the look-up
  // would wait for the transaction and the transaction for it.
  await boss.findJobs(queue, { id: '00000000-0000-4000-8000-000000000000' });
}

async function startDelivery(
  boss: PgBoss,
  database: Database,
  { kind, table, prepareCall, readStatus }: Channel,
  url: string,
  pollingInterval: number,
  report: OutboxReport,
  signal: AbortSignal,
): Promise<void> {
  const deliver = async (job: JobWithMetadata<object>): Promise<JobResult> => {
    const call = await prepareCall(database, job.id);
    if (!call) return { id: job.id, status: 'completed' };
    const result = await callUpstream(url, job.id, call, readStatus, signal);
    report.info({ submission: kind, id: job.id, attempt: job.retryCount + 1, ...result }, 'delivery');
    if (result.kind === 'delivered') {
      await markDelivered(database, table, job.id);
      return { id: job.id, status: 'completed' };
    }
    const isLast = result.kind === 'refused' || job.retryCount >= job.retryLimit;
    if (isLast) await markUndeliverable(database, table, job.id);
    return { id: job.id, status: isLast ? 'deadletter' : 'failed', output: { reason: result.reason } };
  };
  await boss.work(
    nameQueue(kind),
    {
      includeMetadata: true,
      perJobResults: true,
      batchSize: 10,
      burstWhenBatchFull: true,
      pollingIntervalSeconds: pollingInterval,
    },
    (jobs: JobWithMetadata<object>[]) => Promise.all(jobs.map(deliver)),
  );
  await queueWaiting(boss, database, kind, table);
}

/** Queues whatever has no job: written while pg-boss's tables were lost or its job expired. Existing jobs stay as they are. */
async function queueWaiting(
  boss: PgBoss,
  database: Database,
  kind: DeliveryKind,
  table: Channel['table'],
): Promise<void> {
  let position = 0;
  for (;;) {
    const waiting = await listWaiting(database, table, position);
    const last = waiting.at(-1);
    if (!last) return;
    await boss.insert(
      nameQueue(kind),
      waiting.map(({ id }) => ({ id })),
    );
    position = last.position;
  }
}
