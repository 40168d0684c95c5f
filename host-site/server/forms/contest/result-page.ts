import type { Locale } from '../../../../widgets/shared/locale/locale.ts';
import { contestStatus } from '../../../../widgets/shared/submissions/contest-responses.ts';
import { responseStatus } from '../../../../widgets/shared/submissions/responses.ts';
import { escapeHtml } from '../../../sources/escape-html.ts';
import type { Outcome } from '../outcome.ts';

const pages: Readonly<Record<number, string>> = {
  [contestStatus.alreadyEntered]: 'already-entered',
  [contestStatus.notOpen]: 'not-open',
  [contestStatus.wrongAnswer]: 'check-answer',
  [contestStatus.badPin]: 'check-pin',
  [responseStatus.badEmail]: 'check-fields',
  [responseStatus.badFields]: 'check-fields',
};

/**
 * Path of the page that shows the result to a visitor without JavaScript; contests with PINs have their own (NM-01).
 */
export function findContestPage({ status, result }: Outcome, locale: Locale, hasPin: boolean): string {
  const folder = `/${locale}/${hasPin ? 'new-movers' : 'contest'}`;
  if (status === responseStatus.success) return `${folder}/${result ?? 'entered'}`;
  return `${folder}/${pages[status] ?? 'problem'}`;
}

/** Placeholder for the prize on the winner's page; hidden until it is filled. */
const hiddenPrize = ' id="prize" hidden=""';

/** Placeholder for the reference of an entry; hidden until it is filled. */
const hiddenReference = ' id="entry-reference" hidden=""';

/** The page of an entry with what it has won, or its reference; undefined when there is neither, or no placeholder. */
export function fillEntry(page: string, outcome: Outcome, locale: Locale): string | undefined {
  const { reference, draws } = outcome;
  if (!reference || !draws || !page.includes(hiddenReference)) return fillPrize(page, outcome, locale);
  return page
    .replace(hiddenReference, ' id="entry-reference"')
    .replace('__REFERENCE__', () => escapeHtml(reference))
    .replace('__DRAWS__', () => escapeHtml(draws[locale]));
}

/** The winner's page with the prize; undefined when nothing was won or the page has no placeholder. */
function fillPrize(page: string, { prize }: Outcome, locale: Locale): string | undefined {
  if (!prize || !page.includes(hiddenPrize)) return undefined;
  const { picture } = prize;
  const image = picture
    ? `<img src="${escapeHtml(picture.address)}" alt="${escapeHtml(picture.alt[locale])}" width="800" height="533">`
    : '';
  return page
    .replace(/<p[^>]* id="prize" hidden="">/, (place) => image + place.replace(hiddenPrize, ' id="prize"'))
    .replace('__PRIZE__', () => escapeHtml(prize[locale]));
}
