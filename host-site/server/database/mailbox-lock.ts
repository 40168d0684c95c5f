import type { Session } from './database.ts';
import { hashMailbox } from './personal-columns.ts';
import type { PersonalTable } from './submission-columns.ts';

/**
 * Lets one transaction at a time count what a mailbox has sent or was sent: of many that arrive at once, each then sees the
 * others'. Until the transaction ends.
 */
export async function lockMailbox(session: Session, table: PersonalTable, email: string): Promise<void> {
  await session.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [
    hashMailbox(session.cipher, table, email),
  ]);
}
