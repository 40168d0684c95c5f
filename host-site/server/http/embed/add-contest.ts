import { ownBrand } from '../../../../widgets/shared/brand/brands.ts';
import { findContestTag } from '../../../sources/contests/contest-tag.ts';
import { describeContest } from '../../../sources/contests/describe-contest.ts';
import type { Contests } from '../../../sources/contests/read-contests.ts';
import type { AttributeProblem } from './read-attributes.ts';
import type { EmbedRequest } from './render-embed.ts';

/**
 * Gives a contest's form the details of its contest, so that it is rendered with them; leaves other widgets alone. The
 * contest must be one of ours and belong to this widget and its brand.
 */
export function addContest(
  request: EmbedRequest,
  contests: Contests,
  now: number,
): EmbedRequest | { problem: AttributeProblem } {
  const { name, locale, attributes } = request;
  const id = attributes.contest;
  if (id === undefined) return request;
  const contest = contests.get(String(id));
  const details = contest && describeContest(contest, locale, now);
  if (!details || findContestTag(details) !== `vitrine-${name}`)
    return { problem: { key: 'badValue', name: 'contest' } };
  if (!contest.brands.some((brand) => brand === (attributes.brand || ownBrand)))
    return { problem: { key: 'badValue', name: 'brand' } };
  return { ...request, page: details.id, attributes: { ...attributes, details: JSON.stringify(details) } };
}
