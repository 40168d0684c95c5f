import { parseArgs } from 'node:util';
import { readContests } from '../../../sources/contests/read-contests.ts';
import { loadConfig, nameCommandHere } from '../../config.ts';
import { createKeys } from '../../database/key-ring.ts';
import { toRetentionScope } from '../../database/retention-rules.ts';
import { withOutbox } from '../../delivery/outbox.ts';
import { type CommandOptions, checkOptions } from '../check-options.ts';
import { runCommandLine } from '../command-line.ts';
import { parsePrivacyCall, runPrivacyCall } from '../privacy-commands.ts';
import { reachDatabase } from '../reach-database.ts';
import { findOperator, operatorOptions, operatorUsage } from '../record-action.ts';

const usage = `Usage: ${nameCommandHere('privacy')} <command>

  find --email <address>      where the person's submissions are, as CSV
  export --email <address>    all that is stored of the person, with the consents
    --format <format>         json (default), or csv with a line for each field
    --all-spellings           find, export and erase name the other spellings of the same mailbox, such as j.o@gmail.com
                              for jo@gmail.com, under which something is stored; with this, they include them
  correct --email <address> --to <new>
                              gives the submissions another address; prizes that can still be claimed and unconfirmed
                              sign-ups get a new email, and the email service is told of both addresses
  erase --email <address>     erases the person, and has the email service unsubscribe them; an entry that spent a PIN
                              stays without its person
  retention --dry-run         counts what has been kept longer than the privacy page says; the server deletes that
                              once a day, and without --dry-run this does it now
    --although-unusual        also where the clock seems wrong, or more than half of the messages or entries are due
  proof --email <address>     what remains of an erased person: when each consent was given and withdrawn
  audit                       what operators did, as CSV
    --email <address>         only what concerned this person, and how often lists that may contain them were exported
  audit --verify              checks that no record was altered or removed
  rotate-keys                 encrypts everything with the first key of DATA_KEYS; the server does it in the background
  make-keys                   prints new keys for DATA_KEYS
`;

const options = {
  email: { type: 'string' },
  to: { type: 'string' },
  'all-spellings': { type: 'boolean' },
  format: { type: 'string' },
  'dry-run': { type: 'boolean' },
  'although-unusual': { type: 'boolean' },
  verify: { type: 'boolean' },
  ...operatorOptions,
  help: { type: 'boolean' },
} as const;

const commands: CommandOptions = {
  find: { options: ['email', 'all-spellings'] },
  export: { options: ['email', 'format', 'all-spellings'] },
  correct: { options: ['email', 'to'] },
  erase: { options: ['email', 'all-spellings'] },
  retention: { options: ['dry-run', 'although-unusual'] },
  proof: { options: ['email'] },
  audit: { options: ['email', 'verify'] },
  'rotate-keys': {},
  'make-keys': {},
};

async function run(): Promise<void> {
  const { values, positionals } = parseArgs({ allowPositionals: true, options });
  const [command, ...others] = positionals;
  const { help, by, reason, verify: isVerified = false, ...flags } = values;
  const {
    'dry-run': isDryRun = false,
    'although-unusual': isAlthoughUnusual = false,
    'all-spellings': hasAllSpellings,
    ...given
  } = flags;
  if (help || command === undefined) {
    process.stdout.write(usage + operatorUsage);
    return;
  }
  checkOptions(commands, command, others, values);
  if (command === 'make-keys') {
    process.stdout.write(`${createKeys()}\n`);
    return;
  }
  const defaults = { export: { format: 'json' }, retention: { isDryRun, isAlthoughUnusual }, audit: { isVerified } };
  const body = {
    command,
    ...(Object.hasOwn(defaults, command) && defaults[command as keyof typeof defaults]),
    ...given,
    ...(hasAllSpellings && { hasAllSpellings }),
  };
  const call = parsePrivacyCall(body);
  const config = loadConfig();
  const { dataDir, delivery } = config;
  const retention = toRetentionScope(readContests(config.contestsDir), delivery);
  await reachDatabase(config, findOperator({ by, reason }), { path: '/privacy', body }, (database) =>
    withOutbox(database, delivery, (outbox) =>
      runPrivacyCall({ database, dataDir, outbox, now: Date.now, sendsEmail: !!delivery.mail, ...retention }, call),
    ),
  );
}

await runCommandLine(usage, run);
