import type { Handler } from 'hono';
import type { Logger } from 'pino';
import type { ServerConfig } from '../config.ts';
import { limitConcurrency } from '../database/concurrency-limit.ts';
import type { Database } from '../database/database.ts';
import { countPolicyReport } from '../database/policy-reports.ts';
import { limitTime } from '../database/time-limit.ts';
import type { Metrics } from '../operators/monitoring/metrics.ts';
import { describeError } from './logging.ts';
import { createPolicyReportHandler, type PolicyReport } from './policy-reports.ts';
import { createRateLimit } from './rate-limit.ts';
import type { RequestEnv } from './request-env.ts';

interface CountingServices {
  config: ServerConfig;
  database: Database;
  logger: Logger;
  now: () => number;
  metrics?: Metrics | undefined;
}

/**
 * Takes browsers' reports of the content security policy, and counts them for operators. A database that does not
 * respond costs a count, not a page.
 */
export function openPolicyReports(services: CountingServices): Handler<RequestEnv> {
  const { config, database, logger, now, metrics } = services;
  const counting = limitTime(limitConcurrency(database, 2, 500), 1000);
  // In memory: this limit protects the database.
  const limitReports = createRateLimit('policy report', config.rateLimitPerMinute, undefined, now);
  const count = (report: PolicyReport) => {
    metrics?.countPolicyReport(report.directive, report.blocked);
    countPolicyReport(counting, report, now()).catch((error) =>
      logger.warn(describeError(error), 'policy report not counted'),
    );
  };
  return createPolicyReportHandler({ trustedProxies: config.trustedProxies, limitReports, count });
}
