import type { Locale } from '../../../../widgets/shared/locale/locale.ts';
import type { Contests } from '../../../sources/contests/read-contests.ts';
import { framedWidgets, refusedWidgets } from '../../../sources/framed-widgets.ts';
import { addContest } from './add-contest.ts';
import type { EmbedRefusal } from './fill-embed-page.ts';
import { readAttributes } from './read-attributes.ts';
import type { EmbedRequest } from './render-embed.ts';

/** A widget as an address names it. */
export interface NamedWidget {
  name: string;
  locale: Locale;
  /** Its attributes. */
  query: URLSearchParams;
}

/** What an address may lead to. */
export interface EmbedFacts {
  ownOrigins: readonly string[];
  contests: Contests;
  /** Milliseconds since 1970. */
  now: number;
}

/** What to render for an address, or why that cannot be had and with which status. */
export function readEmbed(
  { name, locale, query }: NamedWidget,
  { ownOrigins, contests, now }: EmbedFacts,
): EmbedRequest | { status: 400 | 404; refusal: EmbedRefusal } {
  const refused = Object.hasOwn(refusedWidgets, name) ? refusedWidgets[name] : undefined;
  if (refused) return { status: 404, refusal: { key: refused, widget: name } };
  const framed = Object.hasOwn(framedWidgets, name) ? framedWidgets[name] : undefined;
  if (!framed) return { status: 404, refusal: { key: 'unknownWidget' } };
  const read = readAttributes(name, framed, query, ownOrigins);
  const request = 'problem' in read ? read : addContest({ name, locale, page: framed.page, ...read }, contests, now);
  if (!('problem' in request)) return request;
  const { key, name: attribute } = request.problem;
  return { status: 400, refusal: { key, values: { name: attribute }, widget: name } };
}
