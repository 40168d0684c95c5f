import { isSkillAnswer } from '../../../../widgets/shared/submissions/skill-question.ts';
import type { Contest } from '../../../sources/contests/contest-file.ts';
import { findContestState } from '../../../sources/contests/contest-state.ts';
import { nameInstantPrize } from '../../../sources/contests/name-prize.ts';
import type { Outcome } from '../outcome.ts';
import type { Rehearsal } from '../sandbox/trial.ts';
import { acceptPin, contestOutcomes, refuseState } from './contest-outcomes.ts';
import type { ParsedEntry } from './parse-entry.ts';

interface RehearsalTools {
  /** Now, in milliseconds. */
  at: number;
  addPicture: (outcome: Outcome, contest: Contest) => Outcome;
}

/** What an entry is answered in the sandbox. No PIN is looked up: anyone may try, and no answer tells of a real one. */
export function rehearseEntry(
  { contest, brand, body, honeypot }: ParsedEntry,
  { at, addPicture }: RehearsalTools,
): Rehearsal {
  const state = findContestState(contest, at);
  if (state !== 'open') return { refusal: refuseState(state) };
  if (contest.skillQuestion && !isSkillAnswer(body.SkillAnswer ?? '')) return { refusal: contestOutcomes.wrongAnswer };
  const { requestId: _, Email: email, LanguagePreference: locale, Pin: pin, ...fields } = body;
  const lost = acceptPin(body.LoyaltyNumber ? 'not-winner-member' : 'not-winner');
  return {
    trial: {
      kind: contest.hasPin ? 'pin' : 'contest',
      form: 'contest',
      locale,
      email,
      pin,
      fields: { ...fields, Brand: brand },
      honeypot,
      usual: contest.hasPin ? lost : contestOutcomes.entered,
      others: {
        'already-entered': contestOutcomes.alreadyEntered,
        winner: addPicture(acceptPin('winner', nameInstantPrize(contest)), contest),
        'not-winner': lost,
        'bad-pin': contestOutcomes.badPin,
        'not-open': refuseState('closed'),
      },
    },
  };
}
