import { toLocale } from '../../../widgets/shared/locale/locale.ts';
import type { Contest } from '../../contests/contest-file.ts';
import type { Contests } from '../../contests/read-contests.ts';
import { readFact } from '../../facts/facts.ts';
import { fillSentence, formatMoney } from '../../facts/format-value.ts';
import { claimNotices, type DrawnPlace, findDraw, listPlaces } from '../database/contest-draws.ts';
import type { Database } from '../database/database.ts';
import type { LetterName } from '../database/letters.ts';
import type { Outbox } from '../delivery/outbox.ts';
import { formatDay } from '../mail/format-day.ts';
import { queueLetter } from '../mail/queue-letter.ts';
import { OperatorError } from './operator-error.ts';

const day = 86_400_000;
const winner: LetterName = 'winner';

/** The prizes of a draw by place, the first winner's first. PINs award those that have a text for one. */
function listDrawnPrizes({ prizes, hasPin }: Contest): Contest['prizes'] {
  return prizes
    .filter(({ one }) => !hasPin || !one)
    .flatMap((prize) => Array.from({ length: prize.count }, () => prize));
}

/** What a winner's letter says, in the language of the entry. */
function describeWin(contest: Contest, place: DrawnPlace, now: number) {
  const locale = toLocale(place.language_preference ?? '') ?? 'en';
  const prize = listDrawnPrizes(contest)[place.place - 1];
  const value = prize && formatMoney(prize.value, locale);
  const words = prize && (prize.one ?? (prize.count === 1 ? prize.words : undefined));
  const details = {
    contest: contest.title[locale],
    date: formatDay(new Date(now + readFact('contests.answerDays', 'number') * day), locale, contest.zone),
    link: contest.rulesUrl[locale],
    ...(words ? { prize: fillSentence(words[locale], { value: value ?? '', count: '' }) } : value ? { value } : {}),
    ...(contest.skillQuestion ? {} : { question: readQuestion(locale) }),
  };
  return { name: winner, locale, email: place.email ?? '', details };
}

function readQuestion(locale: 'en' | 'fr'): string {
  const question = readFact('contests.skillQuestion', 'text');
  const text = typeof question === 'string' ? question : question[locale];
  return text.replaceAll(' ', '\u00a0');
}

/**
 * Queues a letter for each of these places of a draw, or for its winners, once: someone who was written to before, or
 * was erased, is left out. Throws OperatorError for an unknown draw or place.
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
    for (const place of places.filter(({ place }) => claimed.includes(place))) {
      await queueLetter(transaction, outbox, describeWin(contest, place, now));
    }
    const left = asked.filter((number) => !claimed.includes(number));
    const others = left.length > 0 ? `; left out, written to before or erased: place ${left.join(', ')}` : '';
    return `${claimed.length} letters queued${others}\n`;
  });
}
