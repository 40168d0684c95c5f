import type { JobResult, JobWithMetadata } from 'pg-boss';
import type { Database } from '../database/database.ts';
import { deleteDelivered, markDelivered, markUndeliverable } from '../database/deliveries.ts';
import { findEarlier, postponeJob } from '../database/delivery-order.ts';
import { DataKeyError } from '../database/key-ring.ts';
import type { DeliveryResult } from './call-upstream.ts';
import { type Channel, nameQueue } from './channel.ts';
import type { Deliver } from './connect-channel.ts';
import type { OutboxReport } from './outbox-report.ts';

/** A job without data belongs to a submission that was queued anew. */
export type Job = JobWithMetadata<{ traceparent?: string } | null>;

/** What the jobs of one channel need. */
export interface JobTools {
  database: Database;
  channel: Channel;
  deliver: Deliver;
  report: OutboxReport;
  /** Called with the seconds for which the service wants no calls at all. */
  onPause(seconds: number): void;
}

/** Delivers a job's submission; undefined when there is nothing to deliver, or not yet. */
async function attempt(
  { id }: Job,
  { database, channel: { kind, table }, deliver }: JobTools,
): Promise<DeliveryResult | undefined> {
  const queue = nameQueue(kind);
  const earlier = await findEarlier(database, table, queue, id);
  const result = earlier ? 'busy' : await deliver(database, id);
  if (result !== 'busy') return result;
  await postponeJob(database, queue, id, earlier);
  return undefined;
}

/** Stores and reports the result of a job. */
async function settle(job: Job, result: DeliveryResult, tools: JobTools): Promise<JobResult> {
  const { id, retryCount, retryLimit } = job;
  const { database, report, onPause } = tools;
  const { kind, table, isForgotten } = tools.channel;
  report.info({ submission: kind, id, attempt: retryCount + 1, ...result }, 'delivery');
  report.onDelivery?.(kind, result.kind);
  if (result.kind === 'delivered') {
    await (isForgotten ? deleteDelivered : markDelivered)(database, table, id);
    return { id, status: 'completed' };
  }
  if (result.kind === 'failed' && result.retryAfter) onPause(result.retryAfter);
  const isLast = result.kind === 'refused' || retryCount >= retryLimit;
  if (isLast) {
    await markUndeliverable(database, table, id);
    report.onUndeliverable?.(kind, id, result.reason);
  }
  return { id, status: isLast ? 'deadletter' : 'failed', output: { reason: result.reason } };
}

/**
 * Runs a job. Never rejects: that would fail the other jobs of its batch, whose calls are still running. An error counts
 * as a failed attempt; a row that cannot be decrypted is undeliverable at once.
 */
export async function runJob(job: Job, tools: JobTools): Promise<JobResult> {
  const { report } = tools;
  try {
    const result = await attempt(job, tools);
    // The status changes nothing for a job that was postponed, and is no longer active.
    return result ? await settle(job, result, tools) : { id: job.id, status: 'completed' };
  } catch (error) {
    const reason = error instanceof Error ? error.name : 'unknown';
    const kind = error instanceof DataKeyError ? 'refused' : 'failed';
    report.error(error, 'delivery failed');
    return settle(job, { kind, reason }, tools).catch((another) => {
      report.error(another, 'delivery failed');
      return { id: job.id, status: 'failed', output: { reason } };
    });
  }
}
