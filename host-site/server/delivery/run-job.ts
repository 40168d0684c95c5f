import type { JobResult, JobWithMetadata } from 'pg-boss';
import type { Database } from '../database/database.ts';
import { deleteDelivered, markDelivered, markStopped } from '../database/deliveries.ts';
import { findEarlier, type PostponedJob, postponeJobs } from '../database/delivery-order.ts';
import { DataKeyError } from '../database/key-ring.ts';
import { findFailureCode } from '../failure-code.ts';
import { continueTrace } from '../http/trace-context.ts';
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
  /** How many the service has taken; and how many it had when it last refused one for our settings, if it ever did. */
  taken: number;
  takenAtRefusal?: number | undefined;
  /** Ids of what it refused while it took others. */
  refusedAlone: Set<string>;
}

/** A job that the service refuses for our settings. */
interface HeldJob {
  job: Job;
  heldFor: string;
}

/** Delivers a job's submission; undefined when there is nothing to deliver. */
async function attempt(
  { id }: Job,
  { database, channel: { kind, table }, deliver }: JobTools,
): Promise<DeliveryResult | PostponedJob | undefined> {
  const next = await findEarlier(database, table, nameQueue(kind), id);
  const result = next ? 'busy' : await deliver(database, id);
  return result === 'busy' ? { id, next } : result;
}

/** Seconds until the next attempt while the service refuses everything for our settings; and after a first refusal. */
const holdSeconds = 600;
const firstHoldSeconds = 10;

/** Puts a job that the service refuses for our settings back; no attempt of it, so it never runs out of retries. */
function hold({ id }: Job, reason: string, { channel: { kind }, report, onPause }: JobTools): PostponedJob {
  report.info({ submission: kind, id, kind: 'held', reason }, 'delivery');
  report.onDelivery?.(kind, 'held');
  report.onHold?.(kind, reason);
  onPause(holdSeconds);
  return { id, next: undefined };
}

/** A result that ends an attempt. */
type Outcome = Exclude<DeliveryResult, { kind: 'held' }>;

/** Stores and reports the result of an attempt. */
async function settle(job: Job, result: Outcome, tools: JobTools): Promise<JobResult> {
  const { id, retryCount, retryLimit } = job;
  const { database, report, onPause } = tools;
  const { kind, table, isForgotten } = tools.channel;
  report.info({ submission: kind, id, attempt: retryCount + 1, ...result }, 'delivery');
  report.onDelivery?.(kind, result.kind);
  if (result.kind === 'delivered') {
    tools.taken += 1;
    await (isForgotten ? deleteDelivered : markDelivered)(database, table, id);
    return { id, status: 'completed' };
  }
  if (result.kind === 'failed' && result.retryAfter) onPause(result.retryAfter);
  const isLast = result.kind !== 'failed' || retryCount >= retryLimit;
  if (isLast) {
    const state = result.kind === 'uncertain' ? 'uncertain' : 'undeliverable';
    tools.refusedAlone.delete(id);
    await markStopped(database, table, id, state);
    report.onStop?.(state, kind, id, result.reason);
  }
  return { id, status: isLast ? 'deadletter' : 'failed', output: { reason: result.reason } };
}

/** Counts an error as a failed attempt; a row that cannot be decrypted is undeliverable at once. */
async function settleError(job: Job, error: unknown, tools: JobTools): Promise<JobResult> {
  const { report } = tools;
  const reason = findFailureCode(error);
  const kind = error instanceof DataKeyError ? 'refused' : 'failed';
  report.error(error, 'delivery failed');
  return settle(job, { kind, reason }, tools).catch((another) => {
    report.error(another, 'delivery failed');
    return { id: job.id, status: 'failed', output: { reason } };
  });
}

/** Runs a job. Never rejects: that would fail the other jobs of its batch, whose calls are still running. */
async function runJob(job: Job, tools: JobTools): Promise<JobResult | PostponedJob | HeldJob> {
  try {
    const result = await attempt(job, tools);
    if (!result) return { id: job.id, status: 'completed' };
    if ('next' in result) return result;
    return result.kind === 'held' ? { job, heldFor: result.reason } : await settle(job, result, tools);
  } catch (error) {
    return settleError(job, error, tools);
  }
}

/**
 * Settles a job that was refused for our settings, once all others of its batch have ended; `before` it, the service had
 * taken so many. Where it took another one since then, or since the last refusal, the settings are right: one recipient
 * must not keep the others waiting. A first refusal tells nothing yet: the others are tried soon.
 */
async function settleHeld({ job, heldFor }: HeldJob, before: number, tools: JobTools) {
  const { taken, takenAtRefusal } = tools;
  const isAlone = taken > Math.min(before, takenAtRefusal ?? before) || tools.refusedAlone.has(job.id);
  tools.takenAtRefusal = taken;
  if (isAlone) {
    tools.refusedAlone.add(job.id);
    const refusal: Outcome = { kind: 'failed', reason: heldFor };
    return settle(job, refusal, tools).catch((error: unknown) => settleError(job, error, tools));
  }
  if (takenAtRefusal !== undefined) return hold(job, heldFor, tools);
  tools.onPause(firstHoldSeconds);
  return { id: job.id, next: undefined };
}

/**
 * Runs a batch of jobs at once; never rejects. Those that must wait return to the queue when all others have ended: once
 * they are back, another batch may run them, and pg-boss, which settles the whole batch after this, would complete them
 * there. Until then they are running jobs, which no one else takes.
 */
export async function runJobs(jobs: readonly Job[], tools: JobTools): Promise<JobResult[]> {
  const { database, channel, taken: before } = tools;
  const ended = await Promise.all(jobs.map((job) => continueTrace(job.data?.traceparent, () => runJob(job, tools))));
  const results: (JobResult | PostponedJob)[] = [];
  for (const result of ended) results.push('heldFor' in result ? await settleHeld(result, before, tools) : result);
  const postponed = results.filter((result) => 'next' in result);
  try {
    await postponeJobs(database, nameQueue(channel.kind), postponed);
  } catch (error) {
    const waiting = jobs.filter(({ id }) => postponed.some((other) => other.id === id));
    const failed = await Promise.all(waiting.map((job) => settleError(job, error, tools)));
    return [...results.filter((result) => 'status' in result), ...failed];
  }
  // The status changes nothing for a job that was postponed, and is no longer active.
  return results.map((result) => ('next' in result ? { id: result.id, status: 'completed' } : result));
}
