import type { JsonResult } from '../http/fetch-json.ts';
import { type ContestDetails, contestStates } from '../submissions/contest-details.ts';

const texts = ['id', 'title', 'opens', 'closes', 'eligibility', 'rulesUrl'] as const;

/** Whether a value, from the service or from a page's attribute, is what a widget can show of a contest. */
export function isContestDetails(value: unknown): value is ContestDetails {
  const details = Object(value) as ContestDetails;
  return (
    texts.every((name) => typeof details[name] === 'string') &&
    contestStates.includes(details.state) &&
    Array.isArray(details.prizes) &&
    details.prizes.every((prize) => typeof prize === 'string') &&
    details.memberChances >= 1
  );
}

/** The details in an answer; undefined for an answer that has none, whatever the reason. */
export function readContestDetails(answer: JsonResult): ContestDetails | undefined {
  return answer.ok && answer.httpStatus < 400 && isContestDetails(answer.body) ? answer.body : undefined;
}
