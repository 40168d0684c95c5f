import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { hostname, userInfo } from 'node:os';
import { join } from 'node:path';
import * as z from 'zod/mini';
import type { Cipher } from '../database/cipher.ts';
import type { Database } from '../database/database.ts';
import { type ActionsHead, insertAction, runBetweenActions } from '../database/operator-actions.ts';
import { toEmailKey } from '../database/personal-columns.ts';
import { nameTarget } from './name-target.ts';
import { OperatorError } from './operator-error.ts';
import { parseCall } from './parse-call.ts';

/** Who runs a command, and why. */
export interface Operator {
  by: string;
  reason: string;
}

/** A request: the query of an export, or a command. */
export type OperatorRequest =
  | { query: Record<string, unknown> }
  | {
      path:
        | '/backups'
        | '/contests'
        | '/deliveries'
        | '/doctor'
        | '/move'
        | '/origins'
        | '/policy-reports'
        | '/privacy'
        | '/sandbox'
        | '/smoke';
      body: Record<string, unknown>;
    };

/** What a request yields, in pieces. */
export type Output = AsyncIterable<string | Uint8Array>;

/** Options of every command, for parseArgs. */
export const operatorOptions = { by: { type: 'string' }, reason: { type: 'string' } } as const;

/** How `operatorOptions` appear in a command's usage. */
export const operatorUsage = `
Every command is recorded, with:
  --reason <text>      why, such as the number of the request; not an email address
  --by <name>          who asked for it, in addition to the user of this machine
`;

function nameUser(): string {
  try {
    return `${userInfo().username}@${hostname()}`;
  } catch {
    // In a container, the user may have no name.
    return `${process.getuid?.() ?? 'unknown'}@${hostname()}`;
  }
}

/** The operator of this process. */
export function findOperator({ by, reason }: { by?: string | undefined; reason?: string | undefined }): Operator {
  return { by: by ? `${by} (${nameUser()})` : nameUser(), reason: reason ?? '' };
}

const line = (most: number) =>
  z.string('a text').check(
    z.maxLength(most, `${most} characters at most`),
    z.refine((text) => !/\p{Cc}/u.test(text), 'one line'),
  );
const operatorShape = z.object({
  by: line(300),
  reason: line(500).check(
    z.refine((text) => !text.includes('@'), 'no email address: the record stays when the person is erased'),
  ),
});

/** Validates who runs a command, and why. Throws OperatorError. */
export const checkOperator = (given: unknown): Operator => parseCall(operatorShape, given);

/** Reading the record itself, and looking at the database without anyone’s data. */
const unrecorded = ['privacy audit', 'doctor check'];

/** Commands that reveal or delete all that is stored of one person. */
const needsReason = ['privacy export', 'privacy erase'];

/** Commands that show many people at once: the record does not say whom. */
const listsPeople = [
  'submissions',
  'sandbox list',
  ...['export', 'prizes', 'claims', 'draw', 'verify'].map((name) => `contests ${name}`),
];

/** Whether an action showed a list that anyone may have been on. */
export const isListing = ({ command }: { command: string }): boolean => listsPeople.includes(command);

/** The keyed hash that stands for an address in the record. */
export const hashForRecord = (cipher: Cipher, email: string) =>
  cipher.hash('operator_actions.email', toEmailKey(email));

function describe(cipher: Cipher, asked: OperatorRequest): { command: string; details: string } {
  if ('query' in asked) return { command: 'submissions', details: JSON.stringify(asked.query) };
  const { command, ...options } = asked.body;
  // A file of PINs is as good as its prizes.
  if (typeof options.csv === 'string') options.csv = `${options.csv.split('\n').length} lines`;
  // The whole address has a password.
  if (typeof options.database === 'string') options.database = nameTarget(options.database);
  for (const name of ['email', 'to']) {
    if (typeof options[name] === 'string') options[name] = hashForRecord(cipher, options[name]);
  }
  return { command: `${asked.path.slice(1)} ${command}`, details: JSON.stringify(options) };
}

const nameFile = (dataDir: string) => join(dataDir, 'operator-actions');

/** The last action that this machine has seen. */
export async function readSeenHead(dataDir: string): Promise<ActionsHead | undefined> {
  const text = await readFile(nameFile(dataDir), 'utf8').catch(() => '');
  const [, number, hash] = /^(\d+) (\S+)\n$/.exec(text) ?? [];
  return number && hash ? { number: Number(number), hash } : undefined;
}

/** Remembers an action, unless a later one is remembered: commands that run at once may come here in another order. */
async function writeSeenHead(dataDir: string, { number, hash }: ActionsHead): Promise<void> {
  const seen = await readSeenHead(dataDir);
  if (seen && seen.number >= number) return;
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const draft = `${nameFile(dataDir)}.${randomBytes(6).toString('hex')}`;
  await writeFile(draft, `${number} ${hash}\n`, { mode: 0o600 });
  await rename(draft, nameFile(dataDir));
}

/** Forgets the last action seen, because a backup has no action after it. */
export const forgetSeenHead = (dataDir: string) => rm(nameFile(dataDir), { force: true });

/** What recording needs. */
export interface RecordTools {
  database: Database;
  /** Keeps the head of the record outside of the database. */
  dataDir: string;
}

/**
 * Records a request, then runs it: what happened is never without a record. Reading the record itself leaves none, nor
 * does the doctor.
 * Throws OperatorError when the reason is missing or unfit.
 */
export async function* runRecorded(
  tools: RecordTools,
  given: unknown,
  asked: OperatorRequest,
  pieces: Output,
): AsyncGenerator<string | Uint8Array> {
  await recordAction(tools, given, asked);
  yield* pieces;
}

/** Records a request. Throws OperatorError when the reason is missing or unfit. */
export async function recordAction(
  { database, dataDir }: RecordTools,
  given: unknown,
  asked: OperatorRequest,
): Promise<void> {
  const { by, reason } = checkOperator(given);
  const action = describe(database.cipher, asked);
  if (needsReason.includes(action.command) && reason.trim() === '') {
    throw new OperatorError(`reason: expected why, such as --reason "request 1234"`);
  }
  if (!unrecorded.includes(action.command)) {
    const entry = { at: new Date().toISOString(), operator: by, reason, ...action };
    const head = await database.transaction((session) => insertAction(session, entry));
    await runBetweenActions(database, () => writeSeenHead(dataDir, head));
  }
}
