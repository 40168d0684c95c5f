import * as z from 'zod/mini';
import type { Database, Row } from '../database/database.ts';
import { deleteTried, listTried, triedColumns } from '../database/sandbox-submissions.ts';
import { createDamageList } from './damage-list.ts';
import { expectedFormat, formatRows, rowFormats } from './format-rows.ts';
import { periodOptions, toPeriod } from './instant.ts';
import { parseCall } from './parse-call.ts';

const sandboxCall = z.discriminatedUnion(
  'command',
  [
    z.object({ command: z.literal('list'), format: z.enum(rowFormats, expectedFormat), ...periodOptions }),
    z.object({ command: z.literal('empty') }),
  ],
  'list or empty',
);

/** A validated command with its options. */
export type SandboxCall = z.infer<typeof sandboxCall>;

/** Validates a command. Throws OperatorError that says which option is wrong. */
export const parseSandboxCall = (given: unknown): SandboxCall => parseCall(sandboxCall, given);

/** The rows with what was filled in as an object: each form has other fields, so a line of CSV has them as one text. */
async function* readFields(rows: AsyncIterable<Row>): AsyncGenerator<Row> {
  for await (const row of rows) yield { ...row, fields: JSON.parse(String(row.fields)) };
}

/** Lists what was tried in the sandbox, or deletes all of it. Throws OperatorError after a list that is not complete. */
export async function* runSandboxCall({ database }: { database: Database }, call: SandboxCall): AsyncGenerator<string> {
  if (call.command === 'empty') {
    const count = await database.transaction((transaction) => deleteTried(transaction));
    return yield `${count} sandbox submissions deleted\n`;
  }
  const { format, ...period } = call;
  const damage = createDamageList();
  const rows = listTried(database, toPeriod(period), damage.add);
  yield* formatRows(format, triedColumns, format === 'json' ? readFields(rows) : rows);
  damage.check('were left out');
}
