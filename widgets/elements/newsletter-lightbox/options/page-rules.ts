import type { RuleState } from '../../../shared/attention/examination.ts';
import type { AttributeValues } from '../../../shared/element/contract.ts';
import { warnOnce } from '../../../shared/element/warn.ts';
import type { newsletterLightbox } from '../newsletter-lightbox.contract.ts';

/** Where and when the lightbox may open; an empty rule allows everything. */
export type PageRules = Pick<
  AttributeValues<typeof newsletterLightbox>,
  'pages' | 'exceptPages' | 'campaign' | 'days' | 'from' | 'until'
>;

const weekdays = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];

/** Whether a text is one of some patterns, in which `*` stands for anything. */
function matches(text: string, patterns: readonly string[]): boolean {
  return patterns.some((pattern) => {
    const parts = pattern.split('*').map((part) => part.replace(/[\\^$.+?()[\]{}|]/g, String.raw`\$&`));
    return new RegExp(`^${parts.join('.*')}$`, 'iu').test(text);
  });
}

/** A path as people write it, `/fr/réno`. A percent sign of its own stays. */
function decodePath(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

const split = (list: string) =>
  decodePath(list)
    .split(/[\s,]+/)
    .filter(Boolean);

/** The patterns of a list of paths; of a full address the path, which is all that is compared. */
const readPatterns = (list: string) =>
  split(list).map((pattern) => pattern.replace(/^https?:\/\/[^/?#]*([^?#]*).*/i, '$1') || '/');

/** A date or an instant as milliseconds since 1970, or NaN; a date is the visitor's own, from its first to its last moment. */
function readTime(text: string, isEnd = false): number {
  // Dates are guessed from everything else: 01/12/2026 as a day in January, February 30 as March 2.
  const [, date = '', time] = /^(\d{4}-\d\d-\d\d)(T\d\d:\d\d.*)?$/.exec(text) ?? [];
  const start = new Date(`${date}T00:00`);
  if (start.getDate() !== Number(date.slice(8))) return Number.NaN;
  if (time) return new Date(text).getTime();
  return isEnd ? start.setHours(24) : start.getTime();
}

const readDays = (text: string) => split(text.toLowerCase());
const isKnownDay = (day: string) => weekdays.includes(day);

/** What is wrong with rules, in sentences that name the attribute. */
export function listRuleFaults(rules: PageRules): string[] {
  const { pages, exceptPages, campaign, days, from, until } = rules;
  const found: [name: string, text: string, fault: string | false | undefined][] = [
    ['pages', pages, findWrongPath(pages)],
    ['except-pages', exceptPages, findWrongPath(exceptPages)],
    ['campaign', campaign, findWrongPair(campaign)],
    ['days', days, findUnknownDay(days)],
    ['from', from, from && Number.isNaN(readTime(from)) && ' is not a date.'],
    ['until', until, until && Number.isNaN(readTime(until)) && ' is not a date.'],
    ['from', from, readTime(from) >= readTime(until, true) && ' is after until.'],
  ];
  return found.flatMap(([name, text, fault]) =>
    fault ? `vitrine-newsletter-lightbox: ${name}="${text}"${fault}` : [],
  );
}

function findWrongPath(list: string): string | undefined {
  const wrong = readPatterns(list).find((pattern) => !/^[/*][^?#]*$/.test(pattern));
  return wrong && `: "${wrong}" is not a path like /promo.`;
}

function findWrongPair(query: string): string | undefined {
  const wrong = query.split('&').find((pair) => pair && !/^[^/:,=]+=[^,]+$/.test(pair));
  return wrong && `: "${wrong}" is not like utm_source=facebook.`;
}

function findUnknownDay(list: string): string | undefined {
  const unknown = readDays(list).find((day) => !isKnownDay(day));
  return unknown && `: "${unknown}" is not one of ${weekdays.join(' ')}.`;
}

/** The rules that the page has set, at an address and a time, in milliseconds since 1970. Warns about those it cannot read. */
export function listPageRules(
  rules: PageRules,
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
  now: number,
): readonly RuleState[] {
  listRuleFaults(rules).forEach(warnOnce);
  const [pages, days] = [readPatterns(rules.pages), readDays(rules.days)];
  const path = decodePath(pathname);
  const query = new URLSearchParams(search);
  const campaign = [...new URLSearchParams(rules.campaign)];
  const isOfCampaign = campaign.every(
    ([name, pattern]) => query.has(name) && matches(query.get(name) ?? '', [pattern]),
  );
  // A list with an unknown day, and a time that is not one, allow everything.
  const isOtherDay = days.every(isKnownDay) && !days.includes(weekdays[new Date(now).getDay()] as string);
  return [
    ['pages', pages.length > 0 && !matches(path, pages), rules.pages],
    ['except-pages', matches(path, readPatterns(rules.exceptPages)), rules.exceptPages],
    ['campaign', !isOfCampaign, rules.campaign],
    ['days', days.length > 0 && isOtherDay, rules.days],
    ['from', now < readTime(rules.from), rules.from],
    ['until', now >= readTime(rules.until, true), rules.until],
  ];
}
