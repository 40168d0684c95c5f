import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import * as z from 'zod/mini';
import type { Locale } from '../../widgets/shared/locale/locale.ts';
import type { TrackingSettings } from '../sources/measurement-profiles.ts';
import { findLocale } from '../sources/reader-locale.ts';
import { type CallVariables, nameCommand } from './command-name.ts';
import { ConfigError } from './config-error.ts';
import { DataKeyError, parseKeys } from './database/key-ring.ts';
import { mailChecks, mailVariables, toMailSettings } from './delivery/mail/mail-settings.ts';
import { type DeliverySettings, defaultDelivery } from './delivery/outbox.ts';
import { parseWebhookSecrets } from './delivery/sign-webhook.ts';
import { formUrls, toUpstreamUrls } from './delivery/upstream-urls.ts';
import { googleMapsChecks, googleMapsVariables, toGoogleMapsSettings } from './http/google-maps-settings.ts';
import { mapTilesChecks, mapTilesVariables, toMapTilesSettings } from './http/map-tiles-settings.ts';
import { measurementChecks, measurementVariables, toTrackingSettings } from './http/measurement-settings.ts';
import { listProblems } from './list-problems.ts';
import { isOrigin, listAddresses, listOrigins, listParameters } from './listed-settings.ts';
import type { AlertSettings } from './operators/monitoring/alerts.ts';
import type { MetricsAddress } from './operators/monitoring/metrics-server.ts';

/** Settings of the server, after validation of the environment variables. */
export interface ServerConfig {
  port: number;
  host: string;
  dataDir: string;
  databaseUrl: string;
  /** The keys of personal data, see `parseKeys`; when empty, those in the folder of data. */
  dataKeys: string;
  /** Handler requests per client and minute; 0 disables the limit. */
  rateLimitPerMinute: number;
  /** Percentage of that limit above which forms must prove work; 100 for never. */
  proofOfWorkPercent: number;
  /** Origins other than the site's own whose pages may post to the handlers. */
  allowedOrigins: readonly string[];
  /** Origins whose pages only ever try forms. */
  sandboxOrigins: readonly string[];
  /** Addresses, in lower case, that get emails from the sandbox. */
  sandboxEmails: readonly string[];
  /** The site's own origin as visitors see it; when empty, it is taken from each request. */
  publicOrigin: string;
  /** Origin of the partner test pages to which links out lead on hosts other than production; empty for none. */
  partnerOrigin: string;
  /** Parameters of addresses with which advertisers name a click, such as `gclid`, that are kept with a submission. */
  clickIds: readonly string[];
  /** What pages load of others for measurement after consent; empty when nothing is configured. */
  tracking: TrackingSettings;
  /** The Google account of the store finder and the search boxes, and tiles for our own map (SF-06); undefined for none. */
  googleMaps: ReturnType<typeof toGoogleMapsSettings>;
  mapTiles: ReturnType<typeof toMapTilesSettings>;
  /** Number of trusted reverse proxies in front of the server; with 0, X-Forwarded-* is ignored. */
  trustedProxies: number;
  logLevel: string;
  siteDir: string;
  widgetsDir: string;
  /** Folder of earlier widget releases that pages have pinned, with one folder per version. */
  releasesDir: string;
  /** Folder of the contests, with one file for each. */
  contestsDir: string;
  /** Wrong PINs that one client may send per hour; 0 disables the limit. */
  wrongPinsPerHour: number;
  /** Whether changed files are reloaded while the server runs. */
  rereadFiles: boolean;
  delivery: DeliverySettings;
  /**
   * Secrets of the email service, which reports unsubscribing. Not those of our own calls: every service that verifies
   * these could then unsubscribe anyone.
   */
  unsubscribedSecrets: readonly Buffer[];
  /** Where a call goes when something needs a person. */
  alerts: AlertSettings;
  /** Where metrics are served; undefined for nowhere. */
  metrics: MetricsAddress | undefined;
  /** How long a response waits for the database, in milliseconds. */
  databaseTimeLimit: number;
}

const integer = (minimum: number, maximum: number) =>
  z.pipe(
    z.string().check(z.regex(/^\d{1,9}$/, `a whole number from ${minimum} to ${maximum}`)),
    z.pipe(
      z.transform(Number),
      z.number().check(z.gte(minimum, `at least ${minimum}`), z.lte(maximum, `at most ${maximum}`)),
    ),
  );
const isUrl = (schemes: RegExp) => (value: string) => schemes.test(value) && URL.canParse(value);
const upstreamUrl = z._default(z.string().check(z.refine(isUrl(/^https?:/), 'an http(s):// address')), '');
const flag = z.pipe(
  z.enum(['0', '1'], 'either 1 or 0'),
  z.transform((value) => value === '1'),
);
const webhookSecrets = z._default(
  z.pipe(
    z.transform((text) => parseWebhookSecrets(String(text))),
    z.array(z.instanceof(Buffer), 'secrets of 24 to 64 bytes, each whsec_ and base64'),
  ),
  [],
);

const environment = z.object({
  PORT: z._default(integer(0, 65_535), 8080),
  HOST: z._default(z.string().check(z.minLength(1, 'an address to listen on')), '127.0.0.1'),
  DATA_DIR: z._default(z.string().check(z.minLength(1, 'a folder')), './data'),
  DATABASE_URL: z._default(z.string().check(z.refine(isUrl(/^postgres(ql)?:/), 'a postgres:// address')), ''),
  DATA_KEYS: z._default(z.string(), ''),
  RATE_LIMIT_PER_MINUTE: z._default(integer(0, 1_000_000), 30),
  PROOF_OF_WORK_PERCENT: z._default(integer(0, 100), 50),
  ALLOWED_ORIGINS: z.optional(z.string()),
  SANDBOX_ORIGINS: z._default(z.string(), ''),
  SANDBOX_EMAILS: z._default(z.string(), ''),
  PUBLIC_ORIGIN: z._default(z.string().check(z.refine(isOrigin, 'an origin such as https://www.vitrine.example')), ''),
  PARTNER_ORIGIN: z.optional(
    z.string().check(z.refine(isOrigin, 'an origin such as https://partners.staging.example')),
  ),
  ...measurementVariables,
  CLICK_IDS: z._default(z.string(), ''),
  ...googleMapsVariables,
  ...mapTilesVariables,
  TRUST_PROXY: z._default(integer(0, 10), 0),
  NEWSLETTER_UPSTREAM_URL: upstreamUrl,
  FEEDBACK_UPSTREAM_URL: upstreamUrl,
  CONTEST_UPSTREAM_URL: upstreamUrl,
  FORM_UPSTREAM_URLS: formUrls,
  ALERT_WEBHOOK_URL: upstreamUrl,
  METRICS_PORT: z.optional(integer(0, 65_535)),
  METRICS_HOST: z._default(z.string().check(z.minLength(1, 'an address to listen on')), '127.0.0.1'),
  SMTP_URL: mailVariables.SMTP_URL,
  MAIL_FROM: mailVariables.MAIL_FROM,
  CONFIRM_SIGN_UPS: mailVariables.CONFIRM_SIGN_UPS,
  SEND_RECEIPTS: mailVariables.SEND_RECEIPTS,
  WEBHOOK_SECRETS: webhookSecrets,
  UNSUBSCRIBED_SECRETS: webhookSecrets,
  CONTESTS_DIR: z._default(z.string().check(z.minLength(1, 'a folder')), './dist/contests'),
  WIDGET_RELEASES_DIR: z._default(z.string().check(z.minLength(1, 'a folder')), './releases'),
  WRONG_PINS_PER_HOUR: z._default(integer(0, 1_000_000), 10),
  LOG_LEVEL: z._default(
    z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], 'a level such as info'),
    'info',
  ),
  REREAD_FILES: z._default(flag, false),
  NODE_ENV: z._default(z.string(), ''),
});
/** Whether two servers, on these addresses, cannot have the same port: an unspecified address includes all others. */
const overlap = (one: string, other: string) =>
  one === other || [one, other].some((host) => /^(0\.0\.0\.0|::)$/.test(host));
const separatePorts = z.refine<z.infer<typeof environment>>(
  ({ PORT, HOST, METRICS_PORT, METRICS_HOST }) => PORT === 0 || PORT !== METRICS_PORT || !overlap(HOST, METRICS_HOST),
  { path: ['METRICS_PORT'], error: 'another port than that of PORT' },
);
const checkedEnvironment = environment.check(
  ...mailChecks,
  ...googleMapsChecks,
  ...mapTilesChecks,
  ...measurementChecks,
  separatePorts,
);

/** The demo origins use the three ports after ours. In production, only configured origins are allowed. */
function listDemoOrigins(port: number): string[] {
  return ['127.0.0.1', 'localhost'].flatMap((host) => [1, 2, 3].map((step) => `http://${host}:${port + step}`));
}

/** Requires keys where several processes, on any machine, share a database. Throws ConfigError. */
function checkDataKeys(dataKeys: string, isRequired: boolean, called: CallVariables): string {
  if (isRequired && !dataKeys) {
    throw new ConfigError(
      'DATA_KEYS is missing: personal data in PostgreSQL is encrypted with these keys. For a new database, ' +
        `\`${nameCommand('privacy', called)} make-keys\` prints them; store them apart from the database and its backups`,
    );
  }
  try {
    if (dataKeys) parseKeys(dataKeys);
    return dataKeys;
  } catch (error) {
    if (error instanceof DataKeyError) throw new ConfigError(`DATA_KEYS: ${error.message}`);
    throw error;
  }
}

/** Settings from environment variables; relative folders are resolved against `root`. Throws ConfigError. */
export function readConfig(variables: Record<string, string | undefined>, root: string): ServerConfig {
  // `.env` may list a variable without a value.
  const given = Object.fromEntries(
    Object.entries(variables).filter(([name, value]) => value !== '' || name === 'ALLOWED_ORIGINS'),
  );
  const parsed = z.safeParse(checkedEnvironment, given);
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
    dataKeys: checkDataKeys(data.DATA_KEYS, isProduction && data.DATABASE_URL !== '', variables),
    rateLimitPerMinute: data.RATE_LIMIT_PER_MINUTE,
    proofOfWorkPercent: data.PROOF_OF_WORK_PERCENT,
    allowedOrigins:
      data.ALLOWED_ORIGINS === undefined ? demoOrigins : listOrigins('ALLOWED_ORIGINS', data.ALLOWED_ORIGINS),
    sandboxOrigins: listOrigins('SANDBOX_ORIGINS', data.SANDBOX_ORIGINS),
    sandboxEmails: listAddresses(data.SANDBOX_EMAILS),
    publicOrigin: data.PUBLIC_ORIGIN,
    tracking: toTrackingSettings(data),
    clickIds: listParameters(data.CLICK_IDS),
    googleMaps: toGoogleMapsSettings(data),
    mapTiles: toMapTilesSettings(data),
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
      secrets: data.WEBHOOK_SECRETS,
      siteOrigin: data.PUBLIC_ORIGIN,
      mail: toMailSettings(data),
      upstreamUrls: toUpstreamUrls(data),
    },
    unsubscribedSecrets: data.UNSUBSCRIBED_SECRETS,
    alerts: { url: data.ALERT_WEBHOOK_URL, secrets: data.WEBHOOK_SECRETS },
    metrics: data.METRICS_PORT === undefined ? undefined : { host: data.METRICS_HOST, port: data.METRICS_PORT },
    databaseTimeLimit: 5000,
  };
}

/**
 * Settings of this process: its environment, with `.env` in the working directory as the fallback. Tests never write to the
 * database that a developer's `.env` names.
 */
export function loadConfig(): ServerConfig {
  if (process.env.NODE_ENV !== 'test' && existsSync('.env')) process.loadEnvFile('.env');
  return readConfig(process.env, process.cwd());
}

/** How to call an operators' command in the way in which this process was started. */
export const nameCommandHere = (name: string): string => nameCommand(name, process.env);

/** The language of who reads a command's output: as asked for, else the terminal's. */
export const findLocaleHere = (given: string | undefined): Locale => findLocale(given, process.env);

/** The environment of a program that this process starts, with additions. */
export function createEnvironment(additions: Readonly<Record<string, string>>): NodeJS.ProcessEnv {
  return { ...process.env, ...additions };
}
