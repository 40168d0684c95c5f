import type { ConsentReceipt } from '../../../widgets/shared/submissions/consent.ts';
import type { ContestEntry } from '../../../widgets/shared/submissions/contest.ts';
import type { PinResult } from '../../../widgets/shared/submissions/contest-answer.ts';
import { contestPurposes } from './consent-texts.ts';
import type { Row, Session } from './database.ts';
import { toEmailKey } from './sign-ups.ts';

export interface StoredEntry {
  /** UUID. */
  id: string;
  body: ContestEntry;
  /** What the entry counts for, see findPeriod: a person has one in each. */
  period: string;
  chances: number;
  /** Empty for people. */
  honeypot: string;
  requestId: string;
}

/** Whether the entry was added; false when the person has one in that period already. */
export async function insertEntry(session: Session, entry: StoredEntry): Promise<boolean> {
  const { id, body, period, chances, honeypot, requestId } = entry;
  const values = {
    id,
    contest: body.ContestId,
    period,
    email: body.Email,
    email_key: toEmailKey(body.Email),
    postal_code: body.Zip,
    chain: body.Chain,
    language_preference: body.LanguagePreference,
    loyalty_number: body.LoyaltyNumber ?? null,
    skill_answer: body.SkillAnswer ?? null,
    chances,
    newsletter_opt_in: body.NewsletterOptIn,
    honeypot: honeypot || null,
    undeliverable_at: honeypot ? new Date() : null,
    request_id: requestId,
  };
  const rows = await session.query(
    `insert into contest_entries (${Object.keys(values).join(', ')})
     values (${Object.keys(values).map((_, index) => `$${index + 1}`)})
     on conflict (contest, period, email_key) where honeypot is null do nothing returning id`,
    Object.values(values),
  );
  return rows.length > 0;
}

/** Keeps each consent of an entry by itself, with the proof when there is one: the latest words served under its version. */
export async function insertContestConsents(
  session: Session,
  { id, body }: StoredEntry,
  receipt: ConsentReceipt | undefined,
): Promise<void> {
  for (const [field, purpose] of Object.entries(contestPurposes)) {
    if (body[field as keyof typeof contestPurposes] !== true) continue;
    const name = receipt ? `${receipt.id}-${purpose}` : null;
    await session.query(
      `insert into contest_consents (entry_id, purpose, name, version, language, page, agreed_at, text_id)
       values ($1, $2, $3, $4, $5, $6, $7, (
         select id from consent_texts where name = $3 and version = $4 and language = $5 order by id desc limit 1))`,
      [
        id,
        purpose,
        name,
        receipt?.version ?? null,
        receipt?.language ?? null,
        receipt?.page ?? null,
        receipt?.at ?? null,
      ],
    );
  }
}

/**
 * Spends a PIN for an entry: the prize that it has, null for none. Undefined when there is no such PIN or it is spent;
 * of transactions that try at once one succeeds.
 */
export async function spendPin(
  session: Session,
  contest: string,
  pin: string,
  entryId: string,
): Promise<{ prize: string | null } | undefined> {
  const [spent] = await session.query<{ prize: string | null }>(
    'update contest_pins set entry_id = $3 where contest = $1 and pin = $2 and entry_id is null returning prize',
    [contest, pin, entryId],
  );
  return spent;
}

export async function keepResult(session: Session, id: string, result: PinResult): Promise<void> {
  await session.query('update contest_entries set result = $2 where id = $1', [id, result]);
}

/** An entry that still has to be delivered, with its PIN; undefined when it was, or is gone. */
export async function findUndeliveredEntry(session: Session, id: string): Promise<Row | undefined> {
  const [row] = await session.query(
    `select e.*, p.pin, p.prize, exists (
       select from contest_consents c where c.entry_id = e.id and c.purpose = 'terms') as terms_accepted
     from contest_entries e left join contest_pins p on p.entry_id = e.id
     where e.id = $1 and e.delivered_at is null`,
    [id],
  );
  return row;
}
