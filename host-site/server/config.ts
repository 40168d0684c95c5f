import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import * as z from 'zod/mini';
import { type DeliverySettings, defaultDelivery } from './delivery/outbox.ts';
import { listProblems } from './list-problems.ts';

export interface ServerConfig {
  port: number;
  host: string;
  dataDir: string;
  databaseUrl: string;
  /** Handler requests per client and minute; 0 for no limit. */
  rateLimitPerMinute: number;
  /** Origins besides the site's own whose pages may post to the handlers. */
  allowedOrigins: readonly string[];
  /** The site's own origin as visitors see it; empty to take it from each request. */
  publicOrigin: string;
  /** Origin of the partners' test pages, which links out lead to where the host is not production; empty: nowhere. */
  partnerOrigin: string;
  /** Scripts of others that pages load once a visitor has accepted them; none where they are not configured. */
  tracking: { tagManager?: string; pixel?: string };
  /** How many reverse proxies of ours stand in front; 0 means that X-Forwarded-* is not believed. */
  trustedProxies: number;
  logLevel: string;
  siteDir: string;
  widgetsDir: string;
  /** Earlier releases of the widgets, which pages have pinned: a folder per version. */
  releasesDir: string;
  /** Folder of the contests, a file for each. */
  contestsDir: string;
  /** Wrong PINs that one client may try per hour; 0 for no limit. */
  wrongPinsPerHour: number;
  /** Whether changed files are picked up while running. */
  rereadFiles: boolean;
  delivery: DeliverySettings;
  /** Most milliseconds that an answer waits for the database. */
  databaseTimeLimit: number;
}

/** Raised for a setting that cannot be used; the message names the variable. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

const integer = (minimum: number, maximum: number) =>
  z.pipe(
    z.string().check(z.regex(/^\d{1,9}$/, `a whole number from ${minimum} to ${maximum}`)),
    z.pipe(
      z.transform(Number),
      z.number().check(z.gte(minimum, `at least ${minimum}`), z.lte(maximum, `at most ${maximum}`)),
    ),
  );
const isOrigin = (value: string) => URL.canParse(value) && /^https?:/.test(value) && new URL(value).origin === value;
const isUrl = (schemes: RegExp) => (value: string) => schemes.test(value) && URL.canParse(value);
const upstreamUrl = z._default(z.string().check(z.refine(isUrl(/^https?:/), 'an http(s):// address')), '');
const scriptUrl = z.optional(z.string().check(z.refine(isUrl(/^https?:/), 'the http(s):// address of a script')));
const flag = z.pipe(
  z.enum(['0', '1'], 'either 1 or 0'),
  z.transform((value) => value === '1'),
);

const environment = z.object({
  PORT: z._default(integer(0, 65_535), 8080),
  HOST: z._default(z.string().check(z.minLength(1, 'an address to listen on')), '127.0.0.1'),
  DATA_DIR: z._default(z.string().check(z.minLength(1, 'a folder')), './data'),
  DATABASE_URL: z._default(z.string().check(z.refine(isUrl(/^postgres(ql)?:/), 'a postgres:// address')), ''),
  RATE_LIMIT_PER_MINUTE: z._default(integer(0, 1_000_000), 30),
  ALLOWED_ORIGINS: z.optional(z.string()),
  PUBLIC_ORIGIN: z._default(z.string().check(z.refine(isOrigin, 'an origin such as https://www.vitrine.example')), ''),
  PARTNER_ORIGIN: z.optional(
    z.string().check(z.refine(isOrigin, 'an origin such as https://partners.staging.example')),
  ),
  TAG_MANAGER_ID: z.optional(z.string().check(z.regex(/^[\w-]{1,40}$/, 'the name of a container, such as GTM-ABC123'))),
  TAG_MANAGER_URL: scriptUrl,
  PIXEL_URL: scriptUrl,
  TRUST_PROXY: z._default(integer(0, 10), 0),
  NEWSLETTER_UPSTREAM_URL: upstreamUrl,
  FEEDBACK_UPSTREAM_URL: upstreamUrl,
  CONTEST_UPSTREAM_URL: upstreamUrl,
  CONTESTS_DIR: z._default(z.string().check(z.minLength(1, 'a folder')), './host-site/content/contests'),
  WIDGET_RELEASES_DIR: z._default(z.string().check(z.minLength(1, 'a folder')), './releases'),
  WRONG_PINS_PER_HOUR: z._default(integer(0, 1_000_000), 10),
  LOG_LEVEL: z._default(
    z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], 'a level such as info'),
    'info',
  ),
  REREAD_FILES: z._default(flag, false),
  NODE_ENV: z._default(z.string(), ''),
});

function listOrigins(text: string): string[] {
  const origins = text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const wrong = origins.find((origin) => !isOrigin(origin));
  if (wrong !== undefined) throw new ConfigError(`ALLOWED_ORIGINS: not an origin: ${wrong}`);
  return origins;
}

/** The demo origins stand on the three ports after ours; in production nobody is allowed unless named. */
function listDemoOrigins(port: number): string[] {
  return ['127.0.0.1', 'localhost'].flatMap((host) => [1, 2, 3].map((step) => `http://${host}:${port + step}`));
}

function listScripts(
  id: string | undefined,
  container = 'https://www.googletagmanager.com/gtm.js',
  pixel: string | undefined,
): ServerConfig['tracking'] {
  return { ...(id && { tagManager: `${container}?id=${id}` }), ...(pixel && { pixel }) };
}

/** Settings from environment variables; relative folders are taken from `root`. Throws ConfigError. */
export function readConfig(variables: Record<string, string | undefined>, root: string): ServerConfig {
  // An empty variable is one that .env lists without a value.
  const given = Object.fromEntries(
    Object.entries(variables).filter(([name, value]) => value !== '' || name === 'ALLOWED_ORIGINS'),
  );
  const parsed = z.safeParse(environment, given);
  if (!parsed.success) throw new ConfigError(listProblems(parsed.error).join('; '));
  const { data } = parsed;
  const isProduction = data.NODE_ENV === 'production';
  const demoOrigins = isProduction ? [] : listDemoOrigins(data.PORT);
  const demoPartner = isProduction ? '' : `http://127.0.0.1:${data.PORT + 4}`;
  return {
    port: data.PORT,
    host: data.HOST,
    dataDir: resolve(root, data.DATA_DIR),
    databaseUrl: data.DATABASE_URL,
    rateLimitPerMinute: data.RATE_LIMIT_PER_MINUTE,
    allowedOrigins: data.ALLOWED_ORIGINS === undefined ? demoOrigins : listOrigins(data.ALLOWED_ORIGINS),
    publicOrigin: data.PUBLIC_ORIGIN,
    tracking: listScripts(data.TAG_MANAGER_ID, data.TAG_MANAGER_URL, data.PIXEL_URL),
    partnerOrigin: data.PARTNER_ORIGIN ?? demoPartner,
    trustedProxies: data.TRUST_PROXY,
    logLevel: data.LOG_LEVEL,
    siteDir: resolve(root, 'dist/site'),
    widgetsDir: resolve(root, 'dist/widgets'),
    releasesDir: resolve(root, data.WIDGET_RELEASES_DIR),
    contestsDir: resolve(root, data.CONTESTS_DIR),
    wrongPinsPerHour: data.WRONG_PINS_PER_HOUR,
    rereadFiles: data.REREAD_FILES,
    delivery: {
      ...defaultDelivery,
      upstreamUrls: {
        newsletter: data.NEWSLETTER_UPSTREAM_URL,
        contact: data.FEEDBACK_UPSTREAM_URL,
        contest: data.CONTEST_UPSTREAM_URL,
      },
    },
    databaseTimeLimit: 5000,
  };
}

/** The process's own settings: its environment, and `.env` in the working directory for what that leaves open. */
export function loadConfig(): ServerConfig {
  if (existsSync('.env')) process.loadEnvFile('.env');
  return readConfig(process.env, process.cwd());
}
