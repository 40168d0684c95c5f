import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Database } from '../../database/database.ts';
import { findLastAction } from '../../database/operator-actions.ts';
import type { RetentionRisk } from '../../database/retention-guard.ts';
import { countSubmissions, mostCounted } from '../../database/submission-counts.ts';
import type { DeliveryResult } from '../../delivery/call-upstream.ts';
import type { Channel, DeliveryKind } from '../../delivery/channel.ts';
import { channels } from '../../delivery/channels.ts';
import type { Result } from '../doctor/check.ts';
import type { Report } from '../doctor/run-check.ts';

/** What the server counts while it runs; read by Prometheus. No label holds anything that a visitor typed. */
export interface Metrics {
  countRequest(route: string, status: number, seconds: number): void;
  countDelivery(kind: DeliveryKind, result: DeliveryResult['kind']): void;
  /** A run of the retention job that succeeded, at an instant in milliseconds. */
  recordRetention(nowMs: number, deleted: Readonly<Record<string, number>>): void;
  /** Why the retention job deleted nothing; undefined where it could. */
  recordRetentionRisk(risk: RetentionRisk['kind'] | undefined): void;
  /** A browser's report of what a page's content security policy has blocked; any text in it may be made up. */
  countPolicyReport(directive: string, blocked: string): void;
  /** A request that was refused for the origin of its page, which may be made up. */
  countRefusedOrigin(origin: string): void;
  /** How many rows the last rotation of keys could not decrypt. */
  recordDamaged(count: number): void;
  /** All metrics in Prometheus's text format. Rejects when the database does not respond. */
  format(): Promise<string>;
  readonly contentType: string;
}

/** Milliseconds between two runs of the checks, however often someone asks. */
const examineInterval = 60_000;
async function* examineNothing(): AsyncGenerator<Report> {}
const checkValues: Readonly<Partial<Record<Result, number>>> = { ok: 0, warning: 1, failed: 2 };

/** Returns a function that reads the database anew. */
function observeDatabase(
  register: Registry,
  database: Database,
  isAwaited: (channel: Channel) => boolean,
  examine: () => AsyncIterable<Report>,
): () => Promise<void> {
  const registers = [register];
  const submissions = new Gauge({
    name: 'vitrine_submissions',
    help: `Stored submissions by kind and state: waiting, undeliverable, uncertain, or suspected of spam; ${mostCounted} and more are ${mostCounted}`,
    labelNames: ['kind', 'state'],
    registers,
  });
  const oldest = new Gauge({
    name: 'vitrine_oldest_waiting_seconds',
    help: 'Age of the oldest submission that waits for its delivery; 0 for a kind without a recipient',
    labelNames: ['kind'],
    registers,
  });
  const connections = new Gauge({
    name: 'vitrine_database_connections',
    help: 'Connections of the pool, and requests that wait for one; none for the embedded database',
    labelNames: ['state'],
    registers,
  });
  const smoke = new Gauge({
    name: 'vitrine_smoke_last_success_seconds',
    help: 'When `npm run smoke` last passed, in seconds since 1970; 0 before the first time',
    registers,
  });
  const backup = new Gauge({
    name: 'vitrine_backup_last_success_seconds',
    help: 'When `npm run backup` last wrote a whole file, in seconds since 1970; 0 before the first time',
    registers,
  });
  const checks = new Gauge({
    name: 'vitrine_check',
    help: 'What the checks of `vitrine doctor` find that a server can run for itself: 0 ok, 1 warning, 2 failed',
    labelNames: ['id'],
    registers,
  });
  let examinedAt = Number.NEGATIVE_INFINITY;
  const observeChecks = async () => {
    if (performance.now() - examinedAt < examineInterval) return;
    examinedAt = performance.now();
    checks.reset();
    for await (const { id, result } of examine()) {
      const value = checkValues[result];
      if (value !== undefined) checks.set({ id }, value);
    }
  };
  return async () => {
    await observeChecks();
    backup.set((await findLastAction(database, 'backups pass')) / 1000);
    smoke.set((await findLastAction(database, 'smoke pass')) / 1000);
    for (const channel of channels) {
      const { kind, table } = channel;
      const { oldestSeconds, ...counts } = await countSubmissions(database, table);
      for (const [state, count] of Object.entries(counts)) submissions.set({ kind, state }, count);
      oldest.set({ kind }, isAwaited(channel) ? oldestSeconds : 0);
    }
    for (const [state, count] of Object.entries(database.countConnections?.() ?? {})) connections.set({ state }, count);
  };
}

function createPolicyCounter(register: Registry): Metrics['countPolicyReport'] {
  const reports = new Counter({
    name: 'vitrine_policy_reports_total',
    help: 'Reports of browsers by directive and blocked origin; what is new after 200 different ones counts as other',
    labelNames: ['directive', 'blocked'],
    registers: [register],
  });
  const known = new Set<string>();
  return (directive, name) => {
    const isKnown = known.has(`${directive} ${name}`) || known.size < 200;
    if (isKnown) known.add(`${directive} ${name}`);
    reports.inc({ directive, blocked: isKnown ? name : 'other' });
  };
}

function createOriginCounter(register: Registry): Metrics['countRefusedOrigin'] {
  const refused = new Counter({
    name: 'vitrine_refused_origins_total',
    help: 'Forms and preflights refused for the origin of their page; what is new after 200 origins counts as other',
    labelNames: ['origin'],
    registers: [register],
  });
  const known = new Set<string>();
  return (origin) => {
    const isKnown = known.has(origin) || known.size < 200;
    if (isKnown) known.add(origin);
    refused.inc({ origin: isKnown ? origin : 'other' });
  };
}

/**
 * Starts counting; the process's own metrics (memory, event loop, garbage collection) are included. `isAwaited`: whether
 * someone gets a channel's submissions, so that one that waits is late. `examine` runs the checks of this server.
 */
export function createMetrics(
  database: Database,
  isAwaited: (channel: Channel) => boolean,
  examine: () => AsyncIterable<Report> = examineNothing,
): Metrics {
  const register = new Registry();
  const registers = [register];
  const requests = new Counter({
    name: 'vitrine_http_requests_total',
    help: 'Requests by route and status',
    labelNames: ['route', 'status'],
    registers,
  });
  const durations = new Histogram({
    name: 'vitrine_http_request_seconds',
    help: 'Time until the response begins',
    labelNames: ['route'],
    buckets: [0.001, 0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers,
  });
  const deliveries = new Counter({
    name: 'vitrine_deliveries_total',
    help: 'Calls and emails by kind and result: delivered, failed (tried again), refused, uncertain, held',
    labelNames: ['kind', 'result'],
    registers,
  });
  const retention = new Gauge({
    name: 'vitrine_retention_last_success_seconds',
    help: 'When the retention job last succeeded in this process, in seconds since 1970',
    registers,
  });
  const deleted = new Counter({
    name: 'vitrine_retention_deleted_total',
    help: 'Submissions that the retention job has deleted',
    labelNames: ['kind'],
    registers,
  });
  const refused = new Gauge({
    name: 'vitrine_retention_refused',
    help: 'Whether the last run of the retention job deleted nothing, because of the clock or the share of rows',
    labelNames: ['risk'],
    registers,
  });
  const countPolicyReport = createPolicyCounter(register);
  const countRefusedOrigin = createOriginCounter(register);
  const damaged = new Gauge({
    name: 'vitrine_damaged_rows',
    help: 'Rows that the last rotation of keys could not decrypt',
    registers,
  });
  const refresh = observeDatabase(register, database, isAwaited, examine);
  collectDefaultMetrics({ register });
  return {
    countRequest(route, status, seconds) {
      requests.inc({ route, status });
      durations.observe({ route }, seconds);
    },
    countDelivery: (kind, result) => deliveries.inc({ kind, result }),
    recordRetention(nowMs, counts) {
      retention.set(nowMs / 1000);
      for (const [kind, count] of Object.entries(counts)) deleted.inc({ kind }, count);
    },
    recordRetentionRisk(risk) {
      for (const kind of ['clock', 'share'] as const) refused.set({ risk: kind }, Number(kind === risk));
    },
    countPolicyReport,
    countRefusedOrigin,
    recordDamaged: (count) => damaged.set(count),
    async format() {
      await refresh();
      return register.metrics();
    },
    contentType: register.contentType,
  };
}
