import { answerStatus } from '../../../widgets/shared/submissions/answer.ts';
import { insertContactMessage } from '../database/contact-messages.ts';
import type { Database } from '../database/database.ts';
import type { Outbox } from '../delivery/outbox.ts';
import { answerOnce } from '../handlers/answer-once.ts';
import type { Outcome } from '../handlers/outcome.ts';
import type { ContactMessage } from './parse-contact.ts';
import { createReference } from './reference.ts';

/**
 * Commits a message, its consent, its delivery job and its answer in one transaction, and returns the answer with the
 * reference. A repeat of a request id gets the first answer. Rejects when the database does.
 */
export async function storeMessage(
  database: Database,
  outbox: Outbox,
  message: ContactMessage,
  ids: { messageId: string; requestId: string },
): Promise<Outcome> {
  const { body, consent, honeypot } = message;
  const content = ['contact', { ...body, requestId: '' }, honeypot];
  return database.transaction((session) =>
    answerOnce(session, body.requestId, content, async () => {
      const reference = await insertContactMessage(
        session,
        { id: ids.messageId, requestId: ids.requestId, body, consent, honeypot },
        createReference,
      );
      // Whoever fills the hidden field gets the answer of success; the message is kept, and not delivered.
      if (honeypot === '') await outbox.enqueue(session, 'contact', ids.messageId);
      return { httpStatus: 200, status: answerStatus.success, message: 'OK', reference };
    }),
  );
}
