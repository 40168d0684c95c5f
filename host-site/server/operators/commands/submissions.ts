import { parseArgs } from 'node:util';
import { loadConfig, nameCommandHere } from '../../config.ts';
import { describeLists } from '../../database/exports.ts';
import { runCommandLine, UsageError } from '../command-line.ts';
import { type ExportQuery, parseExportQuery } from '../export-query.ts';
import { exportSubmissions } from '../export-submissions.ts';
import { reachDatabase } from '../reach-database.ts';
import { findOperator, type Operator, operatorOptions, operatorUsage } from '../record-action.ts';
import { parseSandboxCall, runSandboxCall, type SandboxCall } from '../sandbox-commands.ts';

const lists = describeLists();
const width = Math.max(20, ...lists.map(([name]) => name.length));

const usage = `Usage: ${nameCommandHere('submissions')} <list> [--since 2026-11-01] [--until 2026-12-01] [--format csv|json] [--for excel-fr]

${lists
  .map(([name, about]) => `  ${name.padEnd(width)} ${about}\n`)
  .join('')}  --since              a date (midnight UTC) or a time such as 2026-11-01T00:00-04:00; default: all
  --until              the same, and not included; default: all
  --format             csv (default) or json
  --for                excel-fr: CSV that Excel opens in a French region, with semicolons

  list --sandbox       what was tried in the sandbox, with the same options
  empty --sandbox      deletes all of that

Times are in UTC; created_at_eastern is in Eastern time.
`;

/** Options as typed; the running server validates them. */
type Given = Record<string, string>;

type Call = { operator: Operator; given: Given } & ({ query: ExportQuery } | { tried: SandboxCall });

function readCall(): Call | undefined {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      since: { type: 'string' },
      until: { type: 'string' },
      format: { type: 'string' },
      for: { type: 'string' },
      sandbox: { type: 'boolean' },
      ...operatorOptions,
      help: { type: 'boolean' },
    },
  });
  if (values.help) return undefined;
  if (positionals.length > 1) throw new UsageError(`one list at a time, not ${positionals.join(' and ')}`);
  const [name = ''] = positionals;
  const operator = findOperator(values);
  const period = {
    ...(values.since === undefined ? {} : { since: values.since }),
    ...(values.until === undefined ? {} : { until: values.until }),
  };
  const format = values.for ?? values.format ?? 'csv';
  if (values.sandbox) {
    if (name !== 'list' && name !== 'empty')
      throw new UsageError(
        `with --sandbox, write list or empty${name && `, not ${name}`}: it has all forms in one list`,
      );
    if (name === 'empty' && (values.since ?? values.until ?? values.format ?? values.for) !== undefined)
      throw new UsageError('empty deletes all that was tried: it takes no period and no format');
    const given: Given = name === 'empty' ? { command: name } : { command: name, format, ...period };
    return { operator, given, tried: parseSandboxCall(given) };
  }
  const given = { kind: name, format, ...period };
  const parsed = parseExportQuery(given);
  if ('problems' in parsed) throw new UsageError(parsed.problems.join('\n'));
  return { operator, given, query: parsed.query };
}

async function run(): Promise<void> {
  const call = readCall();
  if (!call) {
    process.stdout.write(usage + operatorUsage);
    return;
  }
  const { operator, given } = call;
  if ('tried' in call) {
    const asked = { path: '/sandbox', body: given } as const;
    return reachDatabase(loadConfig(), operator, asked, (database) => runSandboxCall({ database }, call.tried));
  }
  await reachDatabase(loadConfig(), operator, { query: given }, (database) => exportSubmissions(database, call.query));
}

await runCommandLine(usage, run);
