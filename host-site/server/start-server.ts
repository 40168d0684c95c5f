import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import type { DestinationStream, Logger } from 'pino';
import { type Contests, readContests } from '../sources/contests/read-contests.ts';
import { createApp } from './app.ts';
import type { ServerConfig } from './config.ts';
import { checkKeys } from './database/check-keys.ts';
import { startCleaning } from './database/cleaning.ts';
import { storeConsentTexts } from './database/consent-texts.ts';
import { findForeignEntry } from './database/contest-draws.ts';
import type { Database } from './database/database.ts';
import { compact, encryptPlainRows } from './database/encrypt-rows.ts';
import { migrate } from './database/migrate.ts';
import { refuseMoved, refuseUnfinished } from './database/moves/move-marker.ts';
import { openDatabase } from './database/open-database.ts';
import { toRetentionScope } from './database/retention-rules.ts';
import type { Channel } from './delivery/channel.ts';
import { hasRecipient } from './delivery/connect-channel.ts';
import { startOutbox } from './delivery/outbox.ts';
import type { OutboxReport } from './delivery/outbox-report.ts';
import { createRequeue } from './delivery/requeue-encrypted.ts';
import { listen } from './http/listen.ts';
import { createLogger, describeError } from './http/logging.ts';
import { createTools } from './operators/doctor/create-tools.ts';
import { examineOwn } from './operators/doctor/examine-own.ts';
import { refuseUnfit } from './operators/doctor/refuse-unfit.ts';
import { sendAlert } from './operators/monitoring/alerts.ts';
import { createMetrics, type Metrics } from './operators/monitoring/metrics.ts';
import { serveMetrics } from './operators/monitoring/metrics-server.ts';
import { openOperatorsSocket } from './operators/operators-socket.ts';

/** A server that accepts requests. */
export interface RunningServer {
  /** Its address, for example http://127.0.0.1:8080. */
  origin: string;
  database: Database;
  /** Resolves, with the reason, when the database must no longer be used; from then on the server is not ready. */
  lost: Promise<Error>;
  /** Port of the metrics; undefined when there are none. */
  metricsPort: number | undefined;
  /** Stops accepting requests, waits for running ones (ten seconds at most), then closes queue and database. */
  close(): Promise<void>;
}

/** Replacements for log output and clock, for tests. */
export interface StartOptions {
  /** Destination of log lines instead of standard output. */
  logDestination?: DestinationStream;
  now?: () => number;
}

const stopLimit = 10_000;

async function prepareDatabase(database: Database, contests: Contests, logger: Logger): Promise<void> {
  const applied = await migrate(database);
  if (applied.length > 0) logger.info({ applied }, 'database migrated');
  await checkKeys(database);
  const encrypted = await encryptPlainRows(database);
  if (encrypted > 0) {
    await compact(database);
    logger.info({ encrypted }, 'personal data encrypted');
  }
  for (const { name, version, language } of await database.transaction((session) => storeConsentTexts(session))) {
    logger.warn({ name, version, language }, 'consent text reworded without a new version; both wordings are kept');
  }
  for (const { id, opens } of contests.values()) {
    const firstEntry = await findForeignEntry(database, id, opens);
    if (firstEntry)
      logger.error({ contest: id, opens, firstEntry }, 'an earlier contest had the same id: give it another');
  }
}

async function serve(app: ReturnType<typeof createApp>, config: ServerConfig): Promise<Server> {
  // A client that sends a byte now and then must not hold a connection for minutes. By default, Node checks for expired
  // connections only every 30 seconds.
  const serverOptions = { connectionsCheckingInterval: 1000 };
  const server = createAdaptorServer({ fetch: app.fetch, serverOptions }) as Server;
  server.headersTimeout = 10_000;
  server.requestTimeout = 20_000;
  await listen(server, 'HOST', config.host, config.port);
  return server;
}

async function stopListening(server: Server): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  // A keep-alive connection becomes idle only after its last response.
  const sweep = setInterval(() => server.closeIdleConnections(), 50);
  const timer = setTimeout(() => server.closeAllConnections(), stopLimit);
  await closed;
  clearInterval(sweep);
  clearTimeout(timer);
}

function formatOrigin(server: Server, host: string): string {
  const { port } = server.address() as AddressInfo;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

/** Resolves, with the reason, when the database must no longer be used; `onLoss` is called before. */
function watchLoss(database: Database, onLoss: (error: Error) => void): Promise<Error> {
  return new Promise((resolve) => {
    database.lost?.then((error) => {
      onLoss(error);
      resolve(error);
    });
  });
}

/** Where the outbox reports the results of deliveries: the log, the metrics, and an alert for an undeliverable one. */
function createReport(
  { alerts }: ServerConfig,
  metrics: Metrics | undefined,
  logger: Logger,
  reportError: OutboxReport['error'],
): OutboxReport {
  const alert = async (type: string, data: Readonly<Record<string, string>>) => {
    const failure = await sendAlert(alerts, { type, data });
    if (failure) logger.error({ type, ...data, failure }, 'alert not delivered');
  };
  const held = new Set<string>();
  return {
    info: logger.info.bind(logger),
    error: reportError,
    onDelivery(kind, result) {
      metrics?.countDelivery(kind, result);
      if (result === 'delivered') held.delete(kind);
    },
    onStop(state, kind, id, reason) {
      logger.error({ submission: kind, id, reason }, state);
      return alert(`delivery.${state}`, { kind, id, reason });
    },
    onHold(kind, reason) {
      // Once, not for each that waits.
      if (held.has(kind)) return;
      held.add(kind);
      logger.error({ submission: kind, reason }, 'deliveries held: the service refuses our settings');
      return alert('delivery.held', { kind, reason });
    },
  };
}

/**
 * Starts everything: database, migrations, delivery, HTTP. Rejects with ContestFileError for an invalid contest, with
 * FolderInUseError when another process has the embedded database, with UnfitDatabaseError when the server could not work
 * on it, and with the system's error when the port is taken or the database is unreachable; nothing stays open.
 */
export async function startServer(config: ServerConfig, options: StartOptions = {}): Promise<RunningServer> {
  const { now = Date.now } = options;
  const contests = readContests(config.contestsDir);
  const logger = createLogger(config.logLevel, options.logDestination);
  const reportError = (error: unknown, message: string) => logger.error(describeError(error), message);
  const database = await openDatabase(config, (error) => reportError(error, 'database connection lost'));
  // Closes all of them, the last one first, also when one of them fails.
  const opened = new AsyncDisposableStack();
  opened.defer(() => database.close());
  try {
    await refuseUnfit(database);
    await refuseMoved(database, config.dataDir);
    await refuseUnfinished(database);
    await prepareDatabase(database, contests, logger);
    const isAwaited = (channel: Channel) => hasRecipient(channel, config.delivery);
    const examine = () => examineOwn(database, createTools(config, database.cipher, { now }));
    const metrics = config.metrics && createMetrics(database, isAwaited, examine);
    const outbox = await startOutbox(database, config.delivery, createReport(config, metrics, logger, reportError));
    opened.defer(() => outbox.stop());
    const retention = toRetentionScope(contests, config.delivery);
    if (database.kind === 'pglite') {
      const tools = { ...retention, ...config, database, outbox, now, sendsEmail: !!config.delivery.mail };
      const socket = await openOperatorsSocket(tools, (error) => reportError(error, 'operator command failed'));
      opened.defer(() => socket.close());
    }
    let isStopping = false;
    const app = createApp({ config, database, outbox, contests, logger, now, metrics, isStopping: () => isStopping });
    const metricsServer = metrics && config.metrics && (await serveMetrics(metrics, config.metrics));
    opened.defer(async () => metricsServer?.close());
    const server = await serve(app, config);
    const reportStop = (error: unknown) => reportError(error, 'queue not stopped');
    const leaveFolder = () => outbox.stop().catch(reportStop).then(database.close);
    let isLost = false;
    const lost = watchLoss(database, (error) => {
      isLost = true;
      isStopping = true;
      reportError(error, 'data folder lost');
    });
    const stopCleaning = startCleaning({
      database,
      retention,
      now,
      logger,
      reportError,
      afterEncryption: createRequeue(outbox),
      onRetention: (deleted) => metrics?.recordRetention(now(), deleted),
      onDamaged: (count) => metrics?.recordDamaged(count),
      onRetentionRisk: (risk) => metrics?.recordRetentionRisk(risk),
    });
    let closing: Promise<void> | undefined;
    return {
      origin: formatOrigin(server, config.host),
      database,
      lost,
      metricsPort: metricsServer?.port,
      close() {
        isStopping = true;
        stopCleaning();
        // When the folder is lost, the socket may belong to another process, and closing would remove it.
        closing ??= stopListening(server).then(isLost ? leaveFolder : () => opened.disposeAsync());
        return closing;
      },
    };
  } catch (error) {
    await opened.disposeAsync().catch((failure) => reportError(failure, 'not all was closed'));
    throw error;
  }
}
