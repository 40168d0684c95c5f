import * as z from 'zod/mini';
import type { Database } from '../database/database.ts';
import { migrate } from '../database/migrate.ts';
import { checkTarget, moveDatabase } from '../database/moves/move-database.ts';
import { markMoved } from '../database/moves/move-marker.ts';
import { type DatabaseLocation, openDatabase } from '../database/open-database.ts';
import { type DeliverySettings, type Outbox, withOutbox } from '../delivery/outbox.ts';
import { refuseUnfit } from './doctor/refuse-unfit.ts';
import { nameTarget } from './name-target.ts';
import { OperatorError } from './operator-error.ts';
import { parseCall } from './parse-call.ts';

const isPostgres = (text: string) => /^postgres(ql)?:/.test(text) && URL.canParse(text);

const moveCall = z.object({
  command: z.literal('start', 'start'),
  database: z.string('an address').check(z.refine(isPostgres, 'a postgres:// address')),
});

/** A validated command with its options. */
export type MoveCall = z.infer<typeof moveCall>;

/** Validates a command. Throws OperatorError that says which option is wrong. */
export const parseMoveCall = (given: unknown): MoveCall => parseCall(moveCall, given);

/** What a move needs. */
export interface MoveTools extends Pick<DatabaseLocation, 'dataDir' | 'dataKeys'> {
  database: Database;
  delivery: DeliverySettings;
  /** Of a server that runs; without one, nothing is delivered meanwhile. */
  outbox?: Pick<Outbox, 'hold'> | undefined;
}

/** Ends a freeze, unless the data has been moved: a row that is stored then would be missing there. */
async function goOn(resumes: readonly (() => Promise<void>)[], hasMoved: boolean): Promise<void> {
  if (hasMoved) return;
  for (const resume of resumes.toReversed()) await resume();
}

/**
 * Moves the embedded database to PostgreSQL, and says what to set then. Until then, and afterwards, the server takes
 * nothing; when the move fails, it goes on as before. Throws OperatorError, MoveError or UnfitDatabaseError.
 */
export async function* runMoveCall(tools: MoveTools, { database: databaseUrl }: MoveCall): AsyncGenerator<string> {
  const { database: source, dataDir, dataKeys = '', delivery, outbox } = tools;
  if (!source.freeze) throw new OperatorError('DATABASE_URL is set: this installation is on PostgreSQL already.');
  const target = await openDatabase({ dataDir, databaseUrl, dataKeys }, () => undefined);
  const resumes: (() => Promise<void>)[] = [];
  let hasMoved = false;
  try {
    await refuseUnfit(target);
    await checkTarget(target);
    if (outbox) resumes.push(await outbox.hold());
    resumes.push(await source.freeze());
    yield 'Visitors can read; forms say when to try again.\n';
    yield* moveDatabase({
      source,
      target,
      prepareTarget: async () => {
        await migrate(target);
        for await (const _ of withOutbox(target, delivery, async function* () {}));
      },
      async onMoved() {
        await markMoved(dataDir, nameTarget(databaseUrl));
        hasMoved = true;
      },
    });
    const keys = dataKeys ? '' : `, and DATA_KEYS to the content of ${dataDir}/data-keys`;
    yield `Moved. Now set DATABASE_URL to that address${keys}, and restart the server. Until then, forms stay closed.\n`;
  } finally {
    await target.close();
    await goOn(resumes, hasMoved);
  }
}
