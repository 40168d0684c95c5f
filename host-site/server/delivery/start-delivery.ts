import type { PgBoss } from 'pg-boss';
import { limitConcurrency } from '../database/concurrency-limit.ts';
import type { Database } from '../database/database.ts';
import { listWaiting } from '../database/deliveries.ts';
import { type Channel, type DeliveryKind, nameQueue } from './channel.ts';
import type { Deliver } from './connect-channel.ts';
import type { OutboxReport } from './outbox-report.ts';
import { createPause, type Pause } from './pause.ts';
import { type Job, type JobTools, runJobs } from './run-job.ts';

/** Milliseconds that the jobs of a channel wait for their one connection. */
const connectionWait = 10_000;

/** Seconds between the heartbeats with which a process keeps its jobs. */
const heartbeatInterval = 3;

/** Seconds between two looks at the queue, and the longest pause that a service can ask for. */
interface Intervals {
  pollingInterval: number;
  retryDelayMax: number;
}

/** The deliveries of a channel. */
export interface Delivery {
  pause: Pause;
  /** Takes no further jobs until the function that it resolves with is called; waits for running ones. */
  hold(): Promise<() => Promise<void>>;
}

/** Delivers what waits in a channel's queue, and queues rows without a job. */
export async function startDelivery(
  boss: PgBoss,
  shared: Database,
  channel: Channel,
  deliver: Deliver,
  { pollingInterval, retryDelayMax }: Intervals,
  report: OutboxReport,
): Promise<Delivery> {
  const { kind, table } = channel;
  const database = limitConcurrency(shared, 1, connectionWait);
  const queue = nameQueue(kind);
  // A pause applies to all our calls, not only to the one whose response asked for it.
  const onPause = (seconds: number) => pause.take(seconds);
  const tools: JobTools = { database, channel, deliver, report, onPause, taken: 0, refusedAlone: new Set() };
  let isHeld = false;
  let isWorking = false;
  const stop = (options: { wait: boolean }) => {
    isWorking = false;
    return boss.offWork(queue, options);
  };
  const work = async () => {
    if (isHeld || isWorking) return;
    isWorking = true;
    await boss.work(
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
  };
  const reportFailure = (error: unknown) => report.error(error, 'queue error');
  const pause = createPause(
    () => stop({ wait: false }).catch(reportFailure),
    () => work().catch(reportFailure),
    retryDelayMax,
  );
  await work();
  await queueWaiting(boss, database, kind, table);
  const hold = async () => {
    isHeld = true;
    await stop({ wait: true });
    return async () => {
      isHeld = false;
      await work();
    };
  };
  return { pause, hold };
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
