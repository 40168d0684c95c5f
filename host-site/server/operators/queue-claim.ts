import { randomUUID } from 'node:crypto';
import { brandKeys, chainCodes } from '../../../widgets/shared/brand/brands.ts';
import { toLocale } from '../../../widgets/shared/locale/locale.ts';
import type { Contest } from '../../sources/contests/contest-file.ts';
import { findEndOfDay } from '../../sources/contests/end-of-day.ts';
import { nameWonPrize } from '../../sources/contests/won-prize.ts';
import { readFact } from '../../sources/facts/facts.ts';
import type { Transaction } from '../database/database.ts';
import { findClaimChain, insertClaim, type PrizeClaim, type WonPrize } from '../database/prize-claims.ts';
import { createLinkToken } from '../database/subscriber-links.ts';
import { formatDay } from '../delivery/mail/format-day.ts';
import { queueEmail } from '../delivery/mail/queue-email.ts';
import type { Outbox } from '../delivery/outbox.ts';

/** Someone who won. */
export interface Winner {
  entryId: string;
  email: string;
  /** Language of the entry. */
  language: string | null;
  won: WonPrize;
}

/** First instant at which a prize can no longer be claimed by someone who is written to now, in milliseconds. */
export const findDeadline = ({ zone }: Contest, now: number) =>
  new Date(findEndOfDay(now, zone, readFact('contests.answerDays', 'number')));

function readQuestion(locale: 'en' | 'fr'): string {
  const question = readFact('contests.skillQuestion', 'text');
  const text = typeof question === 'string' ? question : question[locale];
  return text.replaceAll(' ', '\u00a0');
}

/** The brand whose page sent an entry, by its chain; undefined for one that is no longer declared. */
const findBrand = (chain: string | undefined) =>
  brandKeys.find((brand) => Object.values(chainCodes[brand]).some((code) => code === chain));

/** Queues the email with the link to claim a prize, which works for this address only. `language` is that of the entry. */
export async function queueClaimEmail(
  transaction: Transaction,
  outbox: Outbox,
  contest: Contest,
  { id, email, language, won, claimBy }: Omit<Winner, 'entryId'> & Pick<PrizeClaim, 'id' | 'claimBy'>,
): Promise<void> {
  const locale = toLocale(language ?? '') ?? 'en';
  const token = createLinkToken(transaction.cipher, id, email, 'claim_links');
  const brandKey = findBrand(await findClaimChain(transaction, id));
  const details = {
    ...(brandKey && { brandKey }),
    contest: contest.title[locale],
    date: formatDay(new Date(claimBy.getTime() - 1), locale, contest.zone),
    link: `/${locale}/claim?token=${token}`,
    rules: contest.rulesUrl[locale],
    ...nameWonPrize(contest, won, locale),
    ...(contest.skillQuestion ? {} : { question: readQuestion(locale) }),
  };
  const name = 'pinPrize' in won ? 'pin-winner' : 'winner';
  await queueEmail(transaction, outbox, { name, locale, email, details });
}

/** Stores that someone may claim a prize, and queues the email with the link, in the language of the entry. */
export async function queueClaim(
  transaction: Transaction,
  outbox: Outbox,
  contest: Contest,
  winner: Winner,
  claimBy: Date,
): Promise<void> {
  const id = randomUUID();
  const { entryId, email, won } = winner;
  await insertClaim(transaction, { id, entryId, contest: contest.id, won, email, claimBy });
  await queueClaimEmail(transaction, outbox, contest, { ...winner, id, claimBy });
}
