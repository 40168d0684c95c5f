import { randomUUID } from 'node:crypto';
import type { Session } from '../../../host-site/server/database/database.ts';
import { insertPending } from '../../../host-site/server/database/pending-sign-ups.ts';
import { insertEmail } from '../../../host-site/server/database/waiting-emails.ts';

/** Stores what a server with mail stores: a sign-up that waits to be confirmed, and an email that waits to be sent. */
export async function insertWaitingMail(session: Session, email: string): Promise<void> {
  const signUp = {
    id: randomUUID(),
    fields: { Chain: 90, Brand: 'vitrine', Email: email, Zip: 'M5V0A1', LanguagePreference: 'fr' as const },
    honeypot: '',
    requestId: randomUUID(),
  };
  const confirmBy = new Date(Date.now() + 86_400_000);
  await insertPending(session, { signUp, consent: '', confirmBy }, new Date());
  await insertEmail(session, { id: randomUUID(), name: 'contact', locale: 'fr', email, details: { reference: 'A' } });
}
