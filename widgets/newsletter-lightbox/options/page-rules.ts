import type { AttributeValues } from '../../shared/element/contract.ts';
import { warnOnce } from '../../shared/element/warn.ts';
import type { newsletterLightbox } from '../newsletter-lightbox.contract.ts';

/** Where and when the lightbox may open; an empty rule allows everything. */
export type PageRules = Pick<
  AttributeValues<typeof newsletterLightbox>,
  'pages' | 'exceptPages' | 'campaign' | 'days' | 'from' | 'until'
>;

const weekdays = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];
const dayMs = 86_400_000;

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

/** Reads a date or an instant as milliseconds since 1970; a date is the visitor's own, from its first to its last moment. */
function readTime(rule: 'from' | 'until', text: string): number | undefined {
  // Date.parse guesses at everything else: 01/12/2026 as a day in January.
  const day = /^\d{4}-\d\d-\d\d(T\d\d:\d\d.*)?$/.exec(text);
  const isDate = !day?.[1];
  const time = Date.parse(isDate ? `${day?.[0]}T00:00` : text);
  if (Number.isNaN(time)) {
    warnOnce(`vitrine-newsletter-lightbox: ${rule}="${text}" is not a date.`);
    return undefined;
  }
  return isDate && rule === 'until' ? new Date(time).setHours(24) : time;
}

/** The days of a rule; every day where one of them is unknown. */
function readDays(text: string): readonly string[] {
  const days = split(text.toLowerCase());
  const unknown = days.find((day) => !weekdays.includes(day));
  if (unknown)
    warnOnce(`vitrine-newsletter-lightbox: days="${text}": "${unknown}" is not one of ${weekdays.join(' ')}.`);
  return unknown ? [] : days;
}

/** Whether the rules allow the lightbox at an address and a time, in milliseconds since 1970. */
export function mayOpen(
  rules: PageRules,
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
  now: number,
): boolean {
  const [pages, exceptPages, days] = [split(rules.pages), split(rules.exceptPages), readDays(rules.days)];
  const path = decodePath(pathname);
  const query = new URLSearchParams(search);
  const campaign = [...new URLSearchParams(rules.campaign)];
  return (
    (!pages.length || matches(path, pages)) &&
    !matches(path, exceptPages) &&
    campaign.every(([name, pattern]) => matches(query.get(name) ?? '', [pattern])) &&
    (!days.length || days.includes(weekdays[new Date(now).getDay()] as string)) &&
    !(rules.from && now < (readTime('from', rules.from) ?? now)) &&
    !(rules.until && now >= (readTime('until', rules.until) ?? now + dayMs))
  );
}
