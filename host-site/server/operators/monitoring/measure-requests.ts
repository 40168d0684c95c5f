import type { MiddlewareHandler } from 'hono';
import { handlerPaths } from '../../../../widgets/shared/brand/endpoints.ts';
import { unsubscribedPath } from '../../forms/newsletter/unsubscribed-handler.ts';
import { policyReportsPath } from '../../http/policy-reports.ts';
import type { RequestEnv } from '../../http/request-env.ts';
import type { Metrics } from './metrics.ts';

const forms = new Map<string, string>(Object.entries(handlerPaths).map(([name, path]) => [path, name]));

/** The name of the route of a path: a handler's, or one of a few. Never the path itself, which a visitor may have typed. */
export function nameRoute(path: string): string {
  if (path === '/healthz' || path === '/readyz') return 'health';
  if (path.startsWith('/widgets/')) return 'widgets';
  if (path === unsubscribedPath) return 'unsubscribed';
  if (path === policyReportsPath) return 'policy-reports';
  return forms.get(path) ?? (/\.\w+$/.test(path) ? 'file' : 'page');
}

/** Counts every request with its status and time. */
export function measureRequests(metrics: Metrics): MiddlewareHandler<RequestEnv> {
  return async (context, next) => {
    const begun = performance.now();
    await next();
    const route = nameRoute(new URL(context.req.url).pathname);
    metrics.countRequest(route, context.res.status, (performance.now() - begun) / 1000);
  };
}
