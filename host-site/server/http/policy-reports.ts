import type { Context, Handler } from 'hono';
import * as z from 'zod/mini';
import { readBody } from '../forms/read-body.ts';
import { findClientKey } from './client-address.ts';
import type { RateLimit } from './rate-limit.ts';
import type { RequestEnv } from './request-env.ts';

/** Where browsers report what the content security policy of a page has blocked. */
export const policyReportsPath = '/policy-reports';

/** A browser sends what a page collects at once; a script can break one rule in a loop. */
const bodyLimit = 65_536;
const reportsPerBody = 20;

/** What operators learn of a report: no address of a page, no query, no sample of code. */
export interface PolicyReport {
  directive: string;
  /** An origin; or what has none, such as `inline` or `eval`. */
  blocked: string;
}

const text = z.string().check(z.maxLength(4096));
/** The Reporting API’s format, which some browsers send here as well: https://www.w3.org/TR/CSP3/#reporting */
const newReport = z.object({
  type: z.literal('csp-violation'),
  body: z.object({ effectiveDirective: text, blockedURL: z.optional(z.nullable(text)) }),
});
/** The format of `report-uri`: https://www.w3.org/TR/CSP2/#violation-reports */
const oldReport = z.object({
  'csp-report': z.object({
    'effective-directive': z.optional(text),
    'violated-directive': z.optional(text),
    'blocked-uri': z.optional(z.nullable(text)),
  }),
});

const knownDirectives = new Set([
  'default-src',
  'script-src',
  'script-src-elem',
  'script-src-attr',
  'style-src',
  'style-src-elem',
  'style-src-attr',
  'img-src',
  'media-src',
  'font-src',
  'connect-src',
  'frame-src',
  'worker-src',
  'manifest-src',
  'object-src',
  'form-action',
  'base-uri',
  'frame-ancestors',
  'require-trusted-types-for',
  'trusted-types',
]);
const keywords = new Set([
  'inline',
  'eval',
  'wasm-eval',
  'self',
  'data',
  'blob',
  'trusted-types-sink',
  'trusted-types-policy',
]);

/** The origin of what was blocked. Of an extension, which no operator can mend, only that. */
function describeBlocked(blocked: string): string {
  if (blocked === '') return 'inline';
  if (keywords.has(blocked)) return blocked;
  const url = URL.parse(blocked);
  if (!url) return 'other';
  if (/^(https?|wss?):$/.test(url.protocol)) return `${url.protocol}//${url.host}`;
  if (/-extension:$/.test(url.protocol)) return 'extension';
  return keywords.has(url.protocol.slice(0, -1)) ? url.protocol.slice(0, -1) : 'other';
}

function toReport(directive: string, blocked: string | null | undefined): PolicyReport {
  // Some browsers send the whole directive with its sources.
  const [name = ''] = directive.split(' ');
  return { directive: knownDirectives.has(name) ? name : 'other', blocked: describeBlocked(blocked ?? '') };
}

/** The reports in a body, in either format; undefined for a body without one. At most twenty of them. */
export function parsePolicyReports(body: string): PolicyReport[] | undefined {
  let sent: unknown;
  try {
    sent = JSON.parse(body);
  } catch {
    return undefined;
  }
  const old = z.safeParse(oldReport, sent);
  if (old.success) {
    const report = old.data['csp-report'];
    return [toReport(report['effective-directive'] || (report['violated-directive'] ?? ''), report['blocked-uri'])];
  }
  const reports = (Array.isArray(sent) ? sent : [sent]).slice(0, reportsPerBody).flatMap((one) => {
    const { success, data } = z.safeParse(newReport, one);
    return success ? [toReport(data.body.effectiveDirective, data.body.blockedURL)] : [];
  });
  return reports.length > 0 ? reports : undefined;
}

interface ReportServices {
  trustedProxies: number;
  limitReports: RateLimit;
  count: (report: PolicyReport) => void;
}

/** Takes reports of browsers and counts them; nothing else of a report is kept or logged. */
export function createPolicyReportHandler({
  trustedProxies,
  limitReports,
  count,
}: ReportServices): Handler<RequestEnv> {
  return async (context: Context<RequestEnv>) => {
    const wait = await limitReports(findClientKey(context, trustedProxies));
    if (wait > 0) return context.text('429', 429, { 'Retry-After': String(wait) });
    const body = await readBody(context.req.raw, bodyLimit);
    if (body.kind === 'tooLarge') return context.text('413', 413);
    const reports = body.kind === 'text' ? parsePolicyReports(body.text) : undefined;
    if (!reports) return context.text('400', 400);
    for (const report of reports) count(report);
    return context.body(null, 204);
  };
}
