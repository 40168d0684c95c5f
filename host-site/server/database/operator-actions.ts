import type { Cipher } from './cipher.ts';
import type { Database, Session } from './database.ts';

/** What an operator did, when and why; texts without personal data. */
export interface OperatorAction {
  /** ISO 8601, in milliseconds. */
  at: string;
  operator: string;
  command: string;
  /** JSON of the options. */
  details: string;
  /** Empty when none was given. */
  reason: string;
}

/** An action as it is stored: numbered from 1 without gaps, and chained to the one before it. */
export interface StoredAction extends OperatorAction, Record<string, unknown> {
  number: number;
  hash: string;
}

/** The last action; also kept outside of the database. */
export type ActionsHead = Pick<StoredAction, 'number' | 'hash'>;

/** Any number that no other lock of ours has. */
const lock = 7_265_747;

function chain(cipher: Cipher, before: string, action: OperatorAction & { number: number }): string {
  const { number, at, operator, command, details, reason } = action;
  return cipher.hash('operator_actions', JSON.stringify([before, number, at, operator, command, details, reason]));
}

const sealHead = (cipher: Cipher, { number, hash }: ActionsHead) =>
  cipher.hash('operator_actions_head', `${number} ${hash}`);

async function findHead(session: Session): Promise<(ActionsHead & { seal: string }) | undefined> {
  const [head] = await session.query<{ number: number; hash: string; seal: string }>(
    'select number, hash, seal from operator_actions_head',
  );
  return head;
}

const waitForOthers = (session: Session) => session.query('select pg_advisory_xact_lock($1)', [lock]);

/** Runs `work` while no process that shares the database records an action. */
export function runBetweenActions(database: Database, work: () => Promise<void>): Promise<void> {
  return database.transaction(async (session) => {
    await waitForOthers(session);
    await work();
  });
}

/** Appends an action within the caller's transaction, and returns the new head. Concurrent ones wait for each other. */
export async function insertAction(session: Session, action: OperatorAction): Promise<ActionsHead> {
  await waitForOthers(session);
  const before = await findHead(session);
  const number = (before?.number ?? 0) + 1;
  const head = { number, hash: chain(session.cipher, before?.hash ?? '', { ...action, number }) };
  const { at, operator, command, details, reason } = action;
  await session.query(
    `insert into operator_actions (number, at, operator, command, details, reason, hash)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [number, at, operator, command, details, reason, head.hash],
  );
  await session.query(
    `insert into operator_actions_head (id, number, hash, seal) values (1, $1, $2, $3)
     on conflict (id) do update set number = excluded.number, hash = excluded.hash, seal = excluded.seal`,
    [number, head.hash, sealHead(session.cipher, head)],
  );
  return head;
}

/** When a command was last run, in milliseconds since 1970; 0 for never. */
export async function findLastAction(session: Session, command: string): Promise<number> {
  const [last] = await session.query<{ at: string | null }>(
    'select max(at) as at from operator_actions where command = $1',
    [command],
  );
  return last?.at ? Date.parse(last.at) : 0;
}

/** All actions in order. */
export function listActions(session: Session): Promise<StoredAction[]> {
  return session.query<StoredAction>('select * from operator_actions order by number');
}

function findBreak(cipher: Cipher, actions: readonly StoredAction[]): string | undefined {
  let before = '';
  for (const [index, action] of actions.entries()) {
    if (action.number !== index + 1) return `action ${index + 1} is missing`;
    if (action.hash !== chain(cipher, before, action)) return `action ${action.number} was altered`;
    before = action.hash;
  }
  return undefined;
}

/**
 * What is wrong with the stored actions; undefined when they are complete and unaltered. `known` is a head that was
 * kept outside of the database, and shows whether all of it was set back.
 */
export async function findTampering(session: Session, known: ActionsHead | undefined): Promise<string | undefined> {
  const { cipher } = session;
  const actions = await listActions(session);
  const broken = findBreak(cipher, actions);
  if (broken) return broken;
  const head = await findHead(session);
  const last = actions.at(-1);
  if (head && head.seal !== sealHead(cipher, head)) return 'the record of the last action was altered';
  if (head?.number !== last?.number || head?.hash !== last?.hash) {
    return `${actions.length} actions are stored, and there were ${head?.number ?? 'others'}`;
  }
  if (known && actions[known.number - 1]?.hash !== known.hash) {
    return `action ${known.number}, which this machine has seen, is missing or different`;
  }
  return undefined;
}
