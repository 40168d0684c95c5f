import { parseArgs } from 'node:util';
import { type Locale, locales } from '../../../../widgets/shared/locale/locale.ts';
import { findLocaleHere, loadConfig, nameCommandHere } from '../../config.ts';
import { runCommandLine, UsageError } from '../command-line.ts';
import { createTools, type Given } from '../doctor/create-tools.ts';
import { diagnose } from '../doctor/diagnose.ts';
import { formatJson, formatReport, formatSum } from '../doctor/format-reports.ts';
import { readSettings, type Settings } from '../doctor/read-settings.ts';
import type { Report } from '../doctor/run-check.ts';
import { sendAlert } from '../monitoring/alerts.ts';
import { findOperator } from '../record-action.ts';

const usage = `Usage: ${nameCommandHere('doctor')} [<address>] [--planned]

Checks the deployment that the settings describe, from inside (database, keys, clock, disk, mail server, services) and
from outside (names, TLS, proxies, headers, compression), and says what to do. Changes, posts and sends nothing. The exit
code is 0 when nothing has failed.

  <address>                where visitors reach the site; default: PUBLIC_ORIGIN
  --planned                the server does not run yet: what needs it is skipped
  --format text|json       default: text
  --locale en|fr           default: the terminal's
  --email <address>        to whom the mail server is asked to deliver; default: the sender in MAIL_FROM
  --backups <folder>       opens the newest backup there,
  --backup-key <file>      with this private key
  --alert                  calls ALERT_WEBHOOK_URL when something has failed, for a timer
`;

const options = {
  planned: { type: 'boolean', default: false },
  format: { type: 'string', default: 'text' },
  locale: { type: 'string' },
  email: { type: 'string' },
  backups: { type: 'string' },
  'backup-key': { type: 'string' },
  alert: { type: 'boolean', default: false },
  help: { type: 'boolean' },
} as const;

function readCall() {
  const { values, positionals } = parseArgs({ allowPositionals: true, options });
  const [address, ...others] = positionals;
  const { format, email, locale: given } = values;
  const locale = locales.find((one) => one === (given ?? findLocaleHere(undefined)));
  if (others.length > 0) throw new UsageError(`one address at a time, not ${positionals.join(' and ')}`);
  if (address !== undefined && !/^https?:$/.test(URL.parse(address)?.protocol ?? ''))
    throw new UsageError(`${address} is not an http(s):// address`);
  if (format !== 'text' && format !== 'json') throw new UsageError('--format: text or json');
  if (!locale) throw new UsageError('--locale: en or fr');
  if (email !== undefined && !/^[^@\s<>]+@[^@\s<>]+$/.test(email)) throw new UsageError('--email: an address');
  return { ...values, format, locale, origin: address && new URL(address).origin };
}

/** Runs the checks, and prints each as text once it is done. */
async function collect(reports: AsyncIterable<Report>, locale: Locale | undefined): Promise<Report[]> {
  const all: Report[] = [];
  for await (const report of reports) {
    all.push(report);
    if (locale) process.stdout.write(formatReport(report, locale));
  }
  return all;
}

/** Without settings, there is nothing else to look at. */
async function* examine({ report, config, cipher }: Settings, given: Given): AsyncGenerator<Report> {
  yield report;
  if (config) yield* diagnose(createTools(config, cipher, given), cipher, findOperator({}));
}

async function run(): Promise<void> {
  const call = readCall();
  if (call.help) {
    process.stdout.write(usage);
    return;
  }
  const settings = await readSettings(loadConfig);
  const { email: recipient, backups, 'backup-key': backupKey, origin, planned: isPlanned, locale } = call;
  const given = { origin, isPlanned, recipient, backups, backupKey };
  const wanted = Object.fromEntries(Object.entries(given).filter(([, value]) => value));
  const reports = await collect(examine(settings, wanted), call.format === 'text' ? locale : undefined);
  const checked = origin ?? (settings.config?.publicOrigin || null);
  const run = { at: new Date().toISOString(), origin: checked, isPlanned };
  process.stdout.write(call.format === 'text' ? formatSum(reports, locale) : formatJson(reports, run));
  const failed = reports.filter(({ result }) => result === 'failed').map(({ id }) => id);
  if (failed.length === 0) return;
  process.exitCode = 1;
  if (!call.alert || !settings.config) return;
  const failure = await sendAlert(settings.config.alerts, {
    type: 'doctor.failed',
    data: { checks: failed.join(', ') },
  });
  if (failure) process.stderr.write(`alert not delivered: ${failure}\n`);
}

await runCommandLine(usage, run);
