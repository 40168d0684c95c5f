import { setTimeout as wait } from 'node:timers/promises';
import * as z from 'zod/mini';
import type { Database } from '../database/database.ts';
import { erasePerson, listPersonalData } from '../database/personal-data.ts';
import { OperatorError } from './operator-error.ts';
import { parseCall } from './parse-call.ts';

/** Only addresses that the smoke test makes up: these commands cannot read or delete anyone else's submissions. */
const email = z.string('an address').check(z.regex(/^[^@\s]+\+smoke-[0-9a-f]{12}@[^@\s]+$/, 'a test address'));

const smokeCall = z.discriminatedUnion(
  'command',
  [
    z.object({
      command: z.literal('check'),
      email,
      /** Whether the retailer's service must have taken the submission. */
      isDelivered: z.boolean(),
      /** Seconds to wait for that. */
      seconds: z.number().check(z.gte(0), z.lte(600)),
    }),
    z.object({ command: z.literal('pass'), email }),
    z.object({ command: z.literal('fail'), email }),
  ],
  'one of check, pass, fail',
);

/** A validated step of the smoke test. */
export type SmokeCall = z.infer<typeof smokeCall>;

/** Validates a step. Throws OperatorError. */
export const parseSmokeCall = (given: unknown): SmokeCall => parseCall(smokeCall, given);

async function checkDelivery(
  database: Database,
  { email: of, isDelivered, seconds }: SmokeCall & { command: 'check' },
) {
  const end = Date.now() + seconds * 1000;
  for (;;) {
    const [record] = await listPersonalData(database, of);
    if (!record) throw new OperatorError('the sign-up is not stored');
    const { delivered_at, undeliverable_at } = record.submission;
    if (undeliverable_at) throw new OperatorError('the sign-up is undeliverable');
    if (delivered_at || !isDelivered) return;
    if (Date.now() >= end) throw new OperatorError(`the sign-up is not delivered after ${seconds} s`);
    await wait(500);
  }
}

/**
 * Runs a step: `check` throws OperatorError unless the test's sign-up is stored, and delivered if it must be; `pass` and
 * `fail` delete it and what belongs to it, and the record of operators' actions says which it was.
 */
export async function* runSmokeCall({ database }: { database: Database }, call: SmokeCall): AsyncGenerator<string> {
  if (call.command === 'check') {
    await checkDelivery(database, call);
    return yield 'as expected\n';
  }
  const count = await database.transaction((session) => erasePerson(session, call.email));
  yield `${count} deleted\n`;
}
