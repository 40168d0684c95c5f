import { PgBoss } from 'pg-boss';
import type { Database, Session, Transaction } from '../database/database.ts';
import { releaseJobs } from '../database/deliveries.ts';
import { isReadOnly } from '../database/read-only-error.ts';
import { createTraceparent } from '../http/trace-context.ts';
import { type Channel, type DeliveryKind, nameQueue } from './channel.ts';
import { channels } from './channels.ts';
import { connectChannel, type Recipients } from './connect-channel.ts';
import { createMailer, emailJobSeconds, type Mailer, type MailLimits, type MailSettings } from './mail/mailer.ts';
import type { OutboxReport } from './outbox-report.ts';
import { type Delivery, startDelivery } from './start-delivery.ts';

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
  /** Takes no further jobs until the function that it resolves with is called; waits for running ones. */
  hold(): Promise<() => Promise<void>>;
  /** Takes no further jobs and waits up to five seconds for running ones. */
  stop(): Promise<void>;
}

/** Seconds without a heartbeat of the process that has a job until others take it over. */
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
  // While the database takes no writes, the queue's own upkeep fails every few seconds, and is done later.
  boss.on('error', (error) => isReadOnly(error) || report.error(error, 'queue error'));
  const queues = channels.map(({ kind }) => nameQueue(kind));
  const stopping = new AbortController();
  const deliveries: Delivery[] = [];
  let mailer: Mailer | undefined;
  try {
    await boss.start();
    // Only this process has the embedded database, so running jobs belong to a process that died.
    if (database.kind === 'pglite') await releaseJobs(database, queues, 0);
    mailer = settings.mail && (await createMailer(settings.mail, settings.mailLimits));
    for (const channel of channels) {
      await prepareQueue(boss, channel, settings);
      const deliver = connectChannel(channel, settings, mailer, stopping.signal);
      if (deliver) deliveries.push(await startDelivery(boss, database, channel, deliver, settings, report));
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
    async hold() {
      const resumes = await Promise.all(deliveries.map(({ hold }) => hold()));
      return async () => {
        await Promise.all(resumes.map((resume) => resume()));
      };
    },
    async stop() {
      for (const { pause } of deliveries) pause.end();
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
