import { parseArgs } from 'node:util';
import { loadConfig } from './config.ts';
import { runCommandLine, UsageError } from './operators/command-line.ts';
import { parsePrivacyCall, runPrivacyCall } from './operators/privacy-commands.ts';
import { reachDatabase } from './operators/reach-database.ts';

const usage = `Usage: npm run privacy -- <command> --email person@example.ca

  find                 where the person's submissions are, as CSV
  export               all that is stored of the person, with the consents
    --format <format>  json (default), or csv with a line for each field
  correct --to <new>   gives the submissions another address
  erase                erases the person; an entry that spent a PIN stays without its person
`;

const options = {
  email: { type: 'string' },
  to: { type: 'string' },
  format: { type: 'string' },
  help: { type: 'boolean' },
} as const;

async function run(): Promise<void> {
  const { values, positionals } = parseArgs({ allowPositionals: true, options });
  const [command, ...others] = positionals;
  const { help, ...given } = values;
  if (help || command === undefined) {
    process.stdout.write(usage);
    return;
  }
  if (others.length > 0) throw new UsageError(`one command at a time, not ${positionals.join(' and ')}`);
  const body = { command, ...(command === 'export' ? { format: 'json' } : {}), ...given };
  const call = parsePrivacyCall(body);
  await reachDatabase(loadConfig(), { path: '/privacy', body }, (database) => runPrivacyCall(database, call));
}

await runCommandLine(usage, run);
