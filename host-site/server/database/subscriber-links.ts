import { timingSafeEqual } from 'node:crypto';
import type { Cipher } from './cipher.ts';
import type { Row, Session } from './database.ts';
import { decryptRow, hashEmail } from './personal-columns.ts';

/** What a link is about: one sign-up or claim, and by a keyed hash its person, who may have signed up again. */
export interface SubscriberLink {
  /** Id of the sign-up or claim. */
  subjectId: string;
  emailKey: string;
}

const shape = /^([\da-f-]{36})\.([\w-]{43})\.([\w-]{43})$/;

/** What a link is for: to unsubscribe, to confirm a sign-up, or to claim a prize. A token for one is none for the others. */
export type LinkPurpose = 'subscriber_links' | 'confirmation_links' | 'claim_links';

const sign = (cipher: Cipher, { subjectId, emailKey }: SubscriberLink, purpose: LinkPurpose): string =>
  cipher.hash(purpose, `${subjectId}.${emailKey}`);

/**
 * The token of a link: always the same, without the address, and valid for as long as the key of the hashes,
 * which no rotation changes.
 */
export function createLinkToken(
  cipher: Cipher,
  subjectId: string,
  email: string,
  purpose: LinkPurpose = 'subscriber_links',
): string {
  const link = { subjectId, emailKey: hashEmail(cipher, 'sealed_sign_ups', email) };
  return `${subjectId}.${link.emailKey}.${sign(cipher, link, purpose)}`;
}

/** The link of a token; undefined for one that we have not made for this purpose. */
export function readLinkToken(
  cipher: Cipher,
  token: string,
  purpose: LinkPurpose = 'subscriber_links',
): SubscriberLink | undefined {
  const [, subjectId, emailKey, signature] = shape.exec(token) ?? [];
  if (!subjectId || !emailKey || !signature) return undefined;
  const link = { subjectId, emailKey };
  return timingSafeEqual(Buffer.from(sign(cipher, link, purpose)), Buffer.from(signature)) ? link : undefined;
}

/** Whether a link was made for this address: an operator may have corrected it since, and the email went elsewhere. */
export function isLinkOf(cipher: Cipher, { emailKey }: SubscriberLink, email: string): boolean {
  return hashEmail(cipher, 'sealed_sign_ups', email) === emailKey;
}

/** A person who is on the newsletter's list, with the brand where they signed up. */
export interface Subscriber {
  signUpId: string;
  email: string;
  chain: number;
  brand: string;
}

/**
 * Whom a link unsubscribes, found by the sign-up (whose address may have been corrected) and by the person: none after
 * they have unsubscribed. `for update` lets a concurrent request wait, and then find none.
 */
export async function listSubscribers(
  session: Session,
  { subjectId, emailKey }: SubscriberLink,
  locking: 'for update' | '' = '',
): Promise<Subscriber[]> {
  const rows = await session.query<Subscriber & Row>(
    `select id, email, chain, brand from sealed_sign_ups where (id = $1 or email_key = $2) and honeypot is null
     order by position desc ${locking}`,
    [subjectId, emailKey],
  );
  return rows.map((row) => {
    const { email, chain, brand } = decryptRow(session.cipher, 'sealed_sign_ups', row.id, row);
    return { signUpId: String(row.id), email, chain, brand };
  });
}
