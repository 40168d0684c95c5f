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

// Of any length: the body has a limit, and addresses of measurement are long.
const text = z.string();
const optionalText = z.optional(z.nullable(text));
/** The Reporting API’s format, which some browsers send here as well: https://www.w3.org/TR/CSP3/#reporting */
const newReport = z.object({
  type: z.literal('csp-violation'),
  body: z.object({ effectiveDirective: text, blockedURL: optionalText, sourceFile: optionalText }),
});
/** The format of `report-uri`: https://www.w3.org/TR/CSP2/#violation-reports */
const oldReport = z.object({
  'csp-report': z.object({
    'effective-directive': z.optional(text),
    'violated-directive': z.optional(text),
    'blocked-uri': optionalText,
    'source-file': optionalText,
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

/** An address of an extension’s file, of which browsers leave the scheme alone; Safari hides some of them. */
const extensionAddress = /^(?:[a-z-]+-extension|webkit-masked-url)(?::|$)/i;

/** The origin of what was blocked. Of an extension, which no operator can mend, only that. */
function describeBlocked(directive: string, blocked: string): string {
  // Older browsers name nothing that is in the page itself.
  if (blocked === '') return /^(?:script|style|default)-src/.test(directive) ? 'inline' : 'other';
  if (extensionAddress.test(blocked)) return 'extension';
  if (keywords.has(blocked)) return blocked;
  const url = URL.parse(blocked);
  if (!url) return 'other';
  if (/^(https?|wss?):$/.test(url.protocol)) return `${url.protocol}//${url.host}`;
  return keywords.has(url.protocol.slice(0, -1)) ? url.protocol.slice(0, -1) : 'other';
}

type Sent = string | null | undefined;

/** `source` is the file whose code did it: what an extension puts into the page is the extension’s. */
function toReport(given: string, blocked: Sent, source: Sent): PolicyReport {
  // Some browsers send the whole directive with its sources.
  const [name = ''] = given.split(' ');
  const directive = knownDirectives.has(name) ? name : 'other';
  if (source && extensionAddress.test(source)) return { directive, blocked: 'extension' };
  return { directive, blocked: describeBlocked(directive, blocked ?? '') };
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
    const directive = report['effective-directive'] || (report['violated-directive'] ?? '');
    return [toReport(directive, report['blocked-uri'], report['source-file'])];
  }
  const reports = (Array.isArray(sent) ? sent : [sent]).slice(0, reportsPerBody).flatMap((one) => {
    const { success, data } = z.safeParse(newReport, one);
    return success ? [toReport(data.body.effectiveDirective, data.body.blockedURL, data.body.sourceFile)] : [];
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
