import { randomUUID } from 'node:crypto';
import { toLocale } from '../../../widgets/shared/locale/locale.ts';
import { findClaimDeadline } from '../../contests/claim-deadline.ts';
import type { Contest } from '../../contests/contest-file.ts';
import { nameDrawnPrize } from '../../contests/drawn-prize.ts';
import type { Contests } from '../../contests/read-contests.ts';
import { readFact } from '../../facts/facts.ts';
import { claimNotices, type DrawnPlace, findDraw, listPlaces } from '../database/contest-draws.ts';
import type { Database, Transaction } from '../database/database.ts';
import type { LetterName } from '../database/letters.ts';
import { insertClaim } from '../database/prize-claims.ts';
import { createLinkToken } from '../database/subscriber-links.ts';
import type { Outbox } from '../delivery/outbox.ts';
import { formatDay } from '../mail/format-day.ts';
import { queueLetter } from '../mail/queue-letter.ts';
import { OperatorError } from './operator-error.ts';

const winner: LetterName = 'winner';

/** What a winner's letter says, in the language of the entry. */
function describeWin(contest: Contest, place: DrawnPlace, token: string, claimBy: Date) {
  const locale = toLocale(place.language_preference ?? '') ?? 'en';
  const details = {
    contest: contest.title[locale],
    date: formatDay(new Date(claimBy.getTime() - 1), locale, contest.zone),
    link: `/${locale}/claim?token=${token}`,
    rules: contest.rulesUrl[locale],
    ...nameDrawnPrize(contest, place.place, locale),
    ...(contest.skillQuestion ? {} : { question: readQuestion(locale) }),
  };
  return { name: winner, locale, email: place.email ?? '', details };
}

/** Stores that someone may claim a prize, and queues the letter with the link. */
async function writeTo(
  transaction: Transaction,
  outbox: Outbox,
  { contest, draw, claimBy }: { contest: Contest; draw: number; claimBy: Date },
  place: DrawnPlace,
): Promise<void> {
  const id = randomUUID();
  const email = place.email ?? '';
  const claim = { id, entryId: place.entry_id, contest: contest.id, draw, place: place.place, email, claimBy };
  await insertClaim(transaction, claim);
  const token = createLinkToken(transaction.vault, id, email, 'claim_links');
  await queueLetter(transaction, outbox, describeWin(contest, place, token, claimBy));
}

function readQuestion(locale: 'en' | 'fr'): string {
  const question = readFact('contests.skillQuestion', 'text');
  const text = typeof question === 'string' ? question : question[locale];
  return text.replaceAll(' ', '\u00a0');
}

/**
 * Queues a letter with a link to claim the prize for each of these places of a draw, or for its winners, once: someone who
 * was written to before, or was erased, is left out. Throws OperatorError for an unknown draw or place.
 */
export async function notifyWinners(
  database: Database,
  outbox: Outbox,
  contests: Contests,
  order: { draw: number; places: readonly number[] | undefined },
  now: number,
): Promise<string> {
  return database.transaction(async (transaction) => {
    const draw = await findDraw(transaction, order.draw);
    const contest = draw && contests.get(draw.contest);
    if (!draw || !contest) throw new OperatorError(`there is no draw ${order.draw} of a contest that we know`);
    const places = await listPlaces(transaction, draw.id);
    const asked = order.places ?? places.map(({ place }) => place).filter((place) => place <= draw.winners);
    const missing = asked.filter((number) => !places.some(({ place }) => place === number));
    if (missing.length > 0) throw new OperatorError(`draw ${draw.id} has no place ${missing.join(', ')}`);
    const claimed = await claimNotices(transaction, draw.id, asked, new Date(now));
    const days = readFact('contests.answerDays', 'number');
    const win = { contest, draw: draw.id, claimBy: new Date(findClaimDeadline(contest, now, days)) };
    for (const place of places.filter(({ place }) => claimed.includes(place))) {
      await writeTo(transaction, outbox, win, place);
    }
    const left = asked.filter((number) => !claimed.includes(number));
    const others = left.length > 0 ? `; left out, written to before or erased: place ${left.join(', ')}` : '';
    return `${claimed.length} letters queued${others}\n`;
  });
}
