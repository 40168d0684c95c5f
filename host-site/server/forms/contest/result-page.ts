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

/** The winner's page with the prize; undefined when nothing was won or the page has no placeholder. */
export function fillPrize(page: string, { prize }: Outcome, locale: Locale): string | undefined {
  if (!prize || !page.includes(hiddenPrize)) return undefined;
  const { picture } = prize;
  const image = picture
    ? `<img src="${escapeHtml(picture.address)}" alt="${escapeHtml(picture.alt[locale])}" width="800" height="533">`
    : '';
  return page
    .replace(/<p[^>]* id="prize" hidden="">/, (place) => image + place.replace(hiddenPrize, ' id="prize"'))
    .replace('__PRIZE__', () => escapeHtml(prize[locale]));
}
