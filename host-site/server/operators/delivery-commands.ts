import * as z from 'zod/mini';
import type { Database, Row } from '../database/database.ts';
import {
  type DeliveryState,
  deliveryColumns,
  deliveryStates,
  listDeliveries,
  reviseDeliveries,
} from '../database/deliveries.ts';
import { nameQueue } from '../delivery/channel.ts';
import { channels } from '../delivery/channels.ts';
import type { Outbox } from '../delivery/outbox.ts';
import { formatCsv } from './csv.ts';
import { instant } from './instant.ts';
import { OperatorError } from './operator-error.ts';
import { parseCall } from './parse-call.ts';

const kinds = channels.map(({ kind }) => kind);
const kind = z.optional(z.enum(kinds, `one of ${kinds.join(', ')}`));
const ids = z
  .array(z.uuid('the id of a submission'))
  .check(z.minLength(1, 'one or more'), z.maxLength(500, 'at most 500'));

/** Options of each command. */
const deliveryCall = z.discriminatedUnion(
  'command',
  [
    z.object({
      command: z.literal('list'),
      kind,
      state: z.optional(z.enum(deliveryStates, `one of ${deliveryStates.join(', ')}`)),
      since: z.optional(instant),
    }),
    z.object({ command: z.literal('show'), ids }),
    z.object({ command: z.literal('retry'), ids }),
    z.object({ command: z.literal('retry-all'), kind, since: z.optional(instant) }),
    z.object({ command: z.literal('drop'), ids }),
  ],
  'one of list, show, retry, drop',
);

/** A validated command with its options. */
export type DeliveryCall = z.infer<typeof deliveryCall>;

/** Dependencies of the commands. */
export interface DeliveryTools {
  database: Database;
  outbox: Outbox;
}

type DeliveryKind = (typeof kinds)[number];

/** Validates a command. Throws OperatorError that says which option is wrong. */
export const parseDeliveryCall = (given: unknown): DeliveryCall => parseCall(deliveryCall, given);

interface Selection {
  kind?: DeliveryKind | undefined;
  states?: readonly DeliveryState[];
  since?: Date | undefined;
  ids?: readonly string[];
}

async function* select(
  { database }: DeliveryTools,
  { kind: only, states = deliveryStates, since = new Date(0), ids }: Selection,
): AsyncGenerator<Row & { kind: DeliveryKind; id: string }> {
  for (const { kind, table } of channels) {
    if (only !== undefined && kind !== only) continue;
    for await (const row of listDeliveries(database, table, nameQueue(kind), { states, since, ids })) {
      yield { ...row, kind, id: String(row.id) };
    }
  }
}

/** Changes submissions of one kind and their jobs together. Returns the ids of those that were changed. */
function revise(
  { database, outbox }: DeliveryTools,
  kind: DeliveryKind,
  ids: readonly string[],
  revision: 'wait' | 'drop',
): Promise<string[]> {
  const table = channels.find((channel) => channel.kind === kind)?.table;
  if (!table) return Promise.resolve([]);
  return database.transaction(async (session) => {
    const changed = await reviseDeliveries(session, table, nameQueue(kind), ids, revision);
    if (changed.length > 0)
      await (revision === 'wait' ? outbox.requeue(session, kind, changed) : outbox.withdraw(session, kind, changed));
    return changed;
  });
}

/** The submissions with these ids. Throws OperatorError, after all that exist, when others do not. */
async function* selectByIds(tools: DeliveryTools, ids: readonly string[]) {
  const missing = new Set(ids.map((id) => id.toLowerCase()));
  for await (const row of select(tools, { ids })) {
    missing.delete(row.id);
    yield row;
  }
  if (missing.size > 0) throw new OperatorError(`no submission ${[...missing].join(', ')}`);
}

async function* reviseByIds(
  tools: DeliveryTools,
  asked: readonly string[],
  revision: 'wait' | 'drop',
): AsyncGenerator<string> {
  const done = revision === 'wait' ? 'is sent again' : 'is dropped';
  for await (const { kind, id, state } of selectByIds(tools, asked)) {
    const [changed] = await revise(tools, kind, [id], revision);
    yield `${id}: ${changed ? done : state === 'delivered' ? 'was delivered before' : 'is being sent now'}\n`;
  }
}

async function* retryAll(tools: DeliveryTools, selection: Selection): AsyncGenerator<string> {
  let count = 0;
  for await (const { kind, id } of select(tools, { ...selection, states: ['undeliverable'] })) {
    count += (await revise(tools, kind, [id], 'wait')).length;
  }
  yield `${count} are sent again.\n`;
}

/** Runs a command and yields its output in pieces. Throws OperatorError when it is not possible. */
export async function* runDeliveryCall(tools: DeliveryTools, call: DeliveryCall): AsyncGenerator<string> {
  if (call.command === 'list') {
    const states: readonly DeliveryState[] = call.state ? [call.state] : ['waiting', 'undeliverable', 'uncertain'];
    return yield* formatCsv(deliveryColumns, select(tools, { ...call, states }));
  }
  if (call.command === 'show') return yield* formatCsv(deliveryColumns, selectByIds(tools, call.ids));
  if (call.command === 'retry-all') return yield* retryAll(tools, call);
  yield* reviseByIds(tools, call.ids, call.command === 'retry' ? 'wait' : 'drop');
}
