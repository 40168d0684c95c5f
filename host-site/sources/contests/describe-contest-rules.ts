import { retailerTexts } from '../../../widgets/shared/brand/retailer.ts';
import type { Locale } from '../../../widgets/shared/locale/locale.ts';
import en from '../../content/contest-descriptions.en.json' with { type: 'json' };
import fr from '../../content/contest-descriptions.fr.json' with { type: 'json' };
import { facts } from '../facts/facts.ts';
import { formatMoney, formatNumber } from '../facts/format-value.ts';
import { fillSentence } from '../problems/fill-sentence.ts';
import { formatPath, routes } from '../routes.ts';
import { type Contest, countInstantPrizes } from './contest-file.ts';
import { findContestState } from './contest-state.ts';
import { describeContest, describeLocalMoment, describePrize, describeZone } from './describe-contest.ts';
import { findPinOdds } from './pin-odds.ts';

const messages = { en: en.rules, fr: fr.rules };
const formatList = (items: readonly string[], locale: Locale): string =>
  new Intl.ListFormat(`${locale}-CA`, { type: 'conjunction' }).format(items);
const order = ['open', 'before', 'closed'];

/** The number of PINs, what they win and the odds: the PINs award the prizes that have a text for one (NM-01). */
function describePins({ pins, prizes }: Contest, locale: Locale) {
  const instant = prizes.filter(({ one }) => one);
  const odds = findPinOdds({ pins, prizes });
  if (!pins || odds === undefined) return undefined;
  return {
    pins: formatNumber(pins, locale),
    wins: formatNumber(countInstantPrizes(prizes), locale),
    instant: formatList(
      instant.map((prize) => describePrize(prize, locale)),
      locale,
    ),
    odds: formatNumber(odds, locale),
  };
}

/** The contest's own rules as a heading and a list, from the contest's file and the facts. */
function describeOne(contest: Contest, locale: Locale, now: number): string {
  const sentences = messages[locale];
  const { title, closes, eligibility, state } = describeContest(contest, locale, now);
  const route = routes.find(({ kind, name }) => kind === 'contest' && name === contest.id);
  const pins = describePins(contest, locale);
  const value = contest.prizes.reduce((total, prize) => total + prize.count * prize.value, 0);
  const values = {
    opens: describeLocalMoment(contest.opens, contest.zone, locale),
    closes,
    prizes: formatList(
      contest.prizes.map((prize) => describePrize(prize, locale)),
      locale,
    ),
    ...pins,
    value: formatMoney(value, locale),
    eligibility,
    zone: describeZone(contest.opens, contest.zone, locale),
    loyalty: retailerTexts.loyalty[locale],
    chances: formatNumber(contest.memberChances, locale),
    question: facts.contests.skillQuestion.text[locale],
    address: route ? formatPath(route, locale) : '',
  };
  const lines = [
    sentences.dates[state],
    sentences.prizes,
    sentences.who,
    sentences.period[contest.period],
    contest.skillQuestion ? sentences.question.entry : sentences.question.winner,
    pins ? sentences.pins : '',
    contest.hasPin ? sentences.pin : '',
    contest.memberChances > 1 ? sentences.members : '',
    route && state !== 'closed' ? sentences.form : '',
  ];
  const list = lines.filter(Boolean).map((line) => `- ${fillSentence(line, values)}`);
  return `### ${title}\n\n${list.join('\n')}`;
}

/** Markdown of every contest's own rules at an instant (ms since 1970): running, upcoming, then ended contests. */
export function describeContestRules(contests: Iterable<Contest>, locale: Locale, now: number): string {
  return [...contests]
    .toSorted(
      (one, other) =>
        order.indexOf(findContestState(one, now)) - order.indexOf(findContestState(other, now)) ||
        Date.parse(one.closes) - Date.parse(other.closes),
    )
    .map((contest) => describeOne(contest, locale, now))
    .join('\n\n');
}
