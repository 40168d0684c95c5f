import { PgBoss } from 'pg-boss';
import { limitConcurrency } from '../database/concurrency-limit.ts';
import type { Database, Session, Transaction } from '../database/database.ts';
import { listWaiting, releaseJobs } from '../database/deliveries.ts';
import { createTraceparent } from '../http/trace-context.ts';
import { type Channel, type DeliveryKind, nameQueue } from './channel.ts';
import { channels } from './channels.ts';
import { connectChannel, type Deliver, type Recipients } from './connect-channel.ts';
import { createMailer, emailJobSeconds, type Mailer, type MailLimits, type MailSettings } from './mail/mailer.ts';
import type { OutboxReport } from './outbox-report.ts';
import { createPause, type Pause } from './pause.ts';
import { type Job, runJobs } from './run-job.ts';

/** Addresses and retries of deliveries to the retailer and by mail. */
export interface DeliverySettings extends Recipients {
  /** Emails of our own; undefined for none. */
  mail: MailSettings | undefined;
  /** Other time limits for emails, in tests. */
  mailLimits?: MailLimits;
  retryLimit: number;
  /** Seconds before the first retry; doubled for each further one, with jitter, up to `retryDelayMax`. */
  retryDelay: number;
  retryDelayMax: number;
  /** Polling interval in seconds, 0.5 or more. */
  pollingInterval: number;
}

/** Retries for about four days. */
export const defaultDelivery = {
  secrets: [],
  mail: undefined,
  siteOrigin: '',
  retryLimit: 24,
  retryDelay: 30,
  retryDelayMax: 21_600,
  pollingInterval: 2,
};

/** Queue that delivers stored submissions to the retailer, and emails to people. */
export interface Outbox {
  /** Which emails are sent; undefined for none. */
  readonly mail: Pick<MailSettings, 'confirmsSignUps' | 'sendsReceipts'> | undefined;
  /** Queues a submission for delivery within the caller's transaction, as a part of the request's trace. */
  enqueue(transaction: Transaction, kind: DeliveryKind, id: string): Promise<void>;
  /** Gives submissions a new job with all its retries, within the caller's transaction. */
  requeue(session: Session, kind: DeliveryKind, ids: readonly string[]): Promise<void>;
  /** Takes the jobs of submissions out of the queue, within the caller's transaction. */
  withdraw(session: Session, kind: DeliveryKind, ids: readonly string[]): Promise<void>;
  /** Takes no further jobs and waits up to five seconds for running ones. */
  stop(): Promise<void>;
}

/** Milliseconds that the jobs of a channel wait for their one connection. */
const connectionWait = 10_000;
// Seconds between the heartbeats with which a process keeps its jobs, and without one until others take them over.
const heartbeatInterval = 3;
const heartbeatTimeout = 20;
const releaseInterval = 5000;
const tenYears = 315_360_000;

/**
 * Starts pg-boss on the database. A job holds only its trace, and has the id of its submission: the queue holds no
 * personal data, and queueing twice creates one job. With a recipient, earlier submissions are queued too. When it
 * rejects, nothing is left running.
 */
export async function startOutbox(
  database: Database,
  settings: DeliverySettings,
  report: OutboxReport,
): Promise<Outbox> {
  const boss = new PgBoss({ ...database.queueConnection, schedule: false });
  boss.on('error', (error) => report.error(error, 'queue error'));
  const queues = channels.map(({ kind }) => nameQueue(kind));
  const stopping = new AbortController();
  const pauses: Pause[] = [];
  let mailer: Mailer | undefined;
  try {
    await boss.start();
    // Only this process has the embedded database, so running jobs belong to a process that died.
    if (database.kind === 'pglite') await releaseJobs(database, queues, 0);
    mailer = settings.mail && (await createMailer(settings.mail, settings.mailLimits));
    for (const channel of channels) {
      await prepareQueue(boss, channel, settings);
      const deliver = connectChannel(channel, settings, mailer, stopping.signal);
      if (deliver) pauses.push(await startDelivery(boss, database, channel, deliver, settings, report));
    }
  } catch (error) {
    // Its timers and connections would keep a command from ending.
    await boss.stop({ graceful: false }).catch((failure) => report.error(failure, 'queue not stopped'));
    mailer?.close();
    throw error;
  }
  const release = () =>
    releaseJobs(database, queues, heartbeatTimeout).catch((error) => report.error(error, 'queue error'));
  const releasing = database.kind === 'postgres' ? setInterval(release, releaseInterval) : undefined;
  return {
    mail: settings.mail,
    async enqueue(transaction, kind, id) {
      // pg-boss would wait for its statement. What it returns for the id means nothing here.
      const sendOnly = async (text: string, values: unknown[] = []) => {
        transaction.send(text, values);
        return { rows: [{ id }] };
      };
      await boss.send(nameQueue(kind), { traceparent: createTraceparent() }, { id, db: { executeSql: sendOnly } });
    },
    async requeue(session, kind, ids) {
      const queue = nameQueue(kind);
      await boss.deleteJob(queue, [...ids], { db: session });
      await boss.insert(
        queue,
        ids.map((id) => ({ id })),
        { db: session },
      );
    },
    async withdraw(session, kind, ids) {
      await boss.deleteJob(nameQueue(kind), [...ids], { db: session });
    },
    async stop() {
      for (const pause of pauses) pause.end();
      clearInterval(releasing);
      // Before pg-boss gives up the jobs, so that they can store what has become of their calls and emails.
      const abort = setTimeout(() => {
        stopping.abort();
        mailer?.close();
      }, 4000);
      try {
        await boss.stop({ graceful: true, timeout: 5000 });
      } finally {
        clearTimeout(abort);
        mailer?.close();
      }
    },
  };
}

/** Runs `work` with a queue that delivers nothing, for a process that only changes it. */
export async function* withOutbox<T>(
  database: Database,
  settings: DeliverySettings,
  work: (outbox: Outbox) => AsyncIterable<T>,
): AsyncGenerator<T> {
  const report = { info: () => undefined, error: (error: unknown) => process.stderr.write(`${error}\n`) };
  const outbox = await startOutbox(database, { ...settings, upstreamUrls: {}, mail: undefined }, report);
  try {
    yield* work(outbox);
  } finally {
    await outbox.stop();
  }
}

async function prepareQueue(boss: PgBoss, channel: Channel, settings: DeliverySettings): Promise<void> {
  const queue = nameQueue(channel.kind);
  const { retryLimit, retryDelay, retryDelayMax } = settings;
  const kept = { retentionSeconds: tenYears };
  const deadLetter = `${queue}-failed`;
  await boss.createQueue(deadLetter, kept);
  const options = {
    ...kept,
    retryLimit,
    retryDelay,
    retryDelayMax,
    retryBackoff: true,
    deadLetter,
    // An expired job is run again, so none may expire while its email is being sent.
    expireInSeconds: 'prepareEmail' in channel ? emailJobSeconds : 60,
    heartbeatSeconds: 2 * heartbeatTimeout,
  };
  await boss.createQueue(queue, options);
  await boss.updateQueue(queue, options);
  // Fills pg-boss's cache of the queue. A first look-up inside a transaction, on PGlite's only connection, would
  // deadlock with that transaction.
  await boss.findJobs(queue, { id: '00000000-0000-4000-8000-000000000000' });
}

async function startDelivery(
  boss: PgBoss,
  shared: Database,
  channel: Channel,
  deliver: Deliver,
  { pollingInterval, retryDelayMax }: DeliverySettings,
  report: OutboxReport,
): Promise<Pause> {
  const { kind, table } = channel;
  const database = limitConcurrency(shared, 1, connectionWait);
  const queue = nameQueue(kind);
  // A pause applies to all our calls, not only to the one whose response asked for it.
  const tools = { database, channel, deliver, report, onPause: (seconds: number) => pause.take(seconds) };
  const work = () =>
    boss.work(
      queue,
      {
        includeMetadata: true,
        perJobResults: true,
        batchSize: 10,
        burstWhenBatchFull: true,
        pollingIntervalSeconds: pollingInterval,
        heartbeatRefreshSeconds: heartbeatInterval,
      },
      (jobs: Job[]) => runJobs(jobs, tools),
    );
  const reportFailure = (error: unknown) => report.error(error, 'queue error');
  const pause = createPause(
    () => boss.offWork(queue, { wait: false }).catch(reportFailure),
    () => work().catch(reportFailure),
    retryDelayMax,
  );
  await work();
  await queueWaiting(boss, database, kind, table);
  return pause;
}

/** Queues rows without a job: their job expired, or pg-boss's tables were lost. Existing jobs stay unchanged. */
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
