import * as z from 'zod/mini';
import { isEmail, normalizeEmail } from '../../../widgets/shared/submissions/email.ts';
import { listAllDraws } from '../database/contest-draws.ts';
import type { Database } from '../database/database.ts';
import { findSeedProblem } from '../database/draw-seeds.ts';
import { rotateKeys } from '../database/encrypt-rows.ts';
import { listProofs, proofColumns } from '../database/erasure-proofs.ts';
import { findTampering, listActions } from '../database/operator-actions.ts';
import { listOtherSpellings, listPersonalData, type PersonalRecord } from '../database/personal-data.ts';
import { applyRetention, countDue } from '../database/retention.ts';
import { findRetentionRisk, recordRetentionRun } from '../database/retention-guard.ts';
import type { RetentionScope } from '../database/retention-rules.ts';
import { forms } from '../forms/definitions/form-definitions.ts';
import type { CorrectionTools } from './correct-newsletter.ts';
import { correctPerson } from './correct-person.ts';
import { formatCsv } from './csv.ts';
import { createDamageList } from './damage-list.ts';
import { eraseAndUnsubscribe } from './erase-person.ts';
import { OperatorError } from './operator-error.ts';
import { describeSpellings } from './other-spellings.ts';
import { parseCall } from './parse-call.ts';
import { hashForRecord, isListing, type RecordTools, readSeenHead } from './record-action.ts';

// Cleaned as in the forms, or a pasted address would not be found.
const email = z.string('an email address').check(
  z.overwrite(normalizeEmail),
  z.refine((text) => isEmail(text), 'an email address'),
);

/** Whether other spellings of the same mailbox are included. */
const hasAllSpellings = z.optional(z.boolean());

/** Options of each command. */
const privacyCall = z.discriminatedUnion(
  'command',
  [
    z.object({ command: z.literal('find'), email, hasAllSpellings }),
    z.object({
      command: z.literal('export'),
      email,
      format: z.enum(['json', 'csv'], 'json or csv'),
      hasAllSpellings,
    }),
    z.object({ command: z.literal('correct'), email, to: email }),
    z.object({ command: z.literal('erase'), email, hasAllSpellings }),
    z.object({
      command: z.literal('retention'),
      isDryRun: z.boolean(),
      isAlthoughUnusual: z.optional(z.boolean()),
    }),
    z.object({ command: z.literal('proof'), email }),
    z.object({ command: z.literal('audit'), isVerified: z.boolean(), email: z.optional(email) }),
    z.object({ command: z.literal('rotate-keys') }),
  ],
  'one of find, export, correct, erase, retention, proof, audit, rotate-keys, make-keys',
);

/** A validated command with its options. */
export type PrivacyCall = z.infer<typeof privacyCall>;

/** Validates a command. Throws OperatorError that says which option is wrong. */
export const parsePrivacyCall = (given: unknown): PrivacyCall => parseCall(privacyCall, given);

const asRows = async function* <T>(rows: Iterable<T>): AsyncGenerator<T> {
  yield* rows;
};

function describeRecord({ list, submission: { id, created_at, delivered_at }, consents, pins }: PersonalRecord) {
  return { list, id, created_at, delivered_at, consents: consents.length, pins: pins.length };
}

/** Each field of each submission with a line of its own, for a person to read. */
function* listFields(records: readonly PersonalRecord[]) {
  for (const { list, submission, consents, pins } of records) {
    const parts = [submission, ...consents.map((row) => prefix('consent_', row)), ...pins];
    for (const [field, value] of parts.flatMap((part) => Object.entries(part))) {
      if (value !== null) yield { list, id: submission.id, field, value };
    }
  }
}

const prefix = (text: string, row: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [text + name, value]));

/** What operators did; or, verified, only whether the record is complete. */
async function* audit(
  { database, dataDir }: RecordTools,
  { isVerified, email }: Extract<PrivacyCall, { command: 'audit' }>,
): AsyncGenerator<string> {
  if (isVerified) {
    const problem = await findTampering(database, await readSeenHead(dataDir));
    if (problem) throw new OperatorError(`the record is not what it was: ${problem}`);
    for (const draw of await listAllDraws(database)) {
      const chosen = await findSeedProblem(database, draw);
      if (chosen) throw new OperatorError(`a draw is not what was promised: ${chosen}`);
    }
    const actions = await listActions(database);
    return yield `${actions.length} actions, complete and unaltered; the last hash is ${actions.at(-1)?.hash ?? 'none'}\n`;
  }
  const hash = email === undefined ? '' : hashForRecord(database.cipher, email);
  const all = await listActions(database);
  const actions = all.filter(({ details }) => details.includes(hash));
  yield* formatCsv(['number', 'at', 'operator', 'command', 'details', 'reason'], asRows(actions));
  // In quotation marks, so that it is a row of the CSV too.
  const lists = all.filter(isListing).length;
  if (email !== undefined)
    yield `"Lists that may contain this address were exported or shown ${lists} times; see privacy audit"\r\n`;
}

/** Deletes or counts what has been kept long enough. Throws OperatorError where a clock may be wrong. */
async function retain(
  database: Database,
  scope: RetentionScope,
  { isDryRun, isAlthoughUnusual }: { isDryRun: boolean; isAlthoughUnusual?: boolean | undefined },
): Promise<string> {
  const now = new Date();
  const risk = isDryRun || isAlthoughUnusual ? undefined : await findRetentionRisk(database, now, scope);
  if (risk) {
    throw new OperatorError(
      `nothing was deleted: ${risk.message}; check the clock, then repeat with --although-unusual`,
    );
  }
  const counts = isDryRun ? await countDue(database, now, scope) : await applyRetention(database, now, scope);
  if (!isDryRun) await recordRetentionRun(database, now);
  const verb = isDryRun ? 'would be deleted' : 'deleted';
  const { entries, unconfirmed, quarantined, emails, unsubscriptions, tried } = counts;
  const ofForms = forms.map(({ retained }) => `${counts[retained]} ${retained}`).join(', ');
  const lines = [
    `${ofForms} and ${entries} entries`,
    `${unconfirmed} unconfirmed sign-ups and ${quarantined} sign-ups in quarantine`,
    `${emails} unsent emails and ${unsubscriptions} unsubscriptions`,
    `${tried} sandbox submissions`,
  ];
  return lines.map((line) => `${line} ${verb}\n`).join('');
}

/** What is stored of a person, and which other spellings of the mailbox something is stored under. */
async function* show(
  database: Database,
  call: Extract<PrivacyCall, { command: 'find' | 'export' }>,
): AsyncGenerator<string> {
  const damage = createDamageList();
  const others = await listOtherSpellings(database, call.email);
  const emails = [call.email, ...(call.hasAllSpellings ? others.map(({ email }) => email) : [])];
  const records: PersonalRecord[] = [];
  for (const each of emails) records.push(...(await listPersonalData(database, each, damage.add)));
  const left = call.hasAllSpellings ? [] : others;
  if (call.command === 'find') {
    const columns = ['list', 'id', 'created_at', 'delivered_at', 'consents', 'pins'];
    yield* formatCsv(columns, asRows(records.map(describeRecord)));
    // In quotation marks, so that it is a row of the CSV too.
    for (const line of describeSpellings(left, 'finds')) yield `"${line.replaceAll('"', '""')}"\r\n`;
  } else if (call.format === 'csv') {
    const spellings = left.map(({ email }) => ({ list: 'other spelling', field: 'email', value: email }));
    yield* formatCsv(['list', 'id', 'field', 'value'], asRows([...listFields(records), ...spellings]));
  } else {
    const spellings = left.map(({ email, submissions }) => ({ list: 'other spelling', email, submissions }));
    yield `${JSON.stringify([...records, ...spellings], null, 2)}\n`;
  }
  damage.check('have gaps');
}

/** Dependencies of the commands. */
export type PrivacyTools = RecordTools & RetentionScope & CorrectionTools;

/** Runs a command and yields its output in pieces. Throws OperatorError when it is not possible. */
export async function* runPrivacyCall(tools: PrivacyTools, call: PrivacyCall): AsyncGenerator<string> {
  const { database } = tools;
  if (call.command === 'audit') return yield* audit(tools, call);
  if (call.command === 'proof') return yield* formatCsv(proofColumns, asRows(await listProofs(database, call.email)));
  if (call.command === 'correct') return yield await correctPerson(tools, call.email, call.to);
  if (call.command === 'erase') return yield await eraseAndUnsubscribe(tools, call.email, !!call.hasAllSpellings);
  if (call.command === 'rotate-keys') {
    const damage = createDamageList();
    const count = await rotateKeys(database, damage.add);
    const others = damage.rows.length > 0 ? 'all others' : 'all';
    yield `${count} encrypted anew; ${others} are encrypted with ${database.cipher.currentKey}\n`;
    return damage.check('keep their key');
  }
  if (call.command === 'retention') return yield await retain(database, tools, call);
  yield* show(database, call);
}
