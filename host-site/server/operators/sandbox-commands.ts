import * as z from 'zod/mini';
import type { Database } from '../database/database.ts';
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

/** Lists what was tried in the sandbox, or deletes all of it. Throws OperatorError after a list that is not complete. */
export async function* runSandboxCall({ database }: { database: Database }, call: SandboxCall): AsyncGenerator<string> {
  if (call.command === 'empty') {
    const count = await database.transaction((transaction) => deleteTried(transaction));
    return yield `${count} sandbox submissions deleted\n`;
  }
  const { format, ...period } = call;
  const damage = createDamageList();
  yield* formatRows(format, triedColumns, listTried(database, toPeriod(period), damage.add));
  damage.check('were left out');
}
