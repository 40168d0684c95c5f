import { ownBrand } from '../../../../widgets/shared/brand/brands.ts';
import { isPrerendered } from '../../../playground/forms.ts';
import type { Settings, SiteFacts } from '../../../playground/settings.ts';
import type { Contests } from '../../../sources/contests/read-contests.ts';
import { addContest } from '../embed/add-contest.ts';
import { findFrameSize } from '../oembed/frame-size.ts';

/** Narrow frames need the most height. */
const narrowFrame = 360;

interface SiteSources {
  contests: Contests;
  /** Milliseconds since 1970. */
  now: number;
  /** Whether the site has a page at a path. */
  isPage: (path: string) => boolean;
}

/**
 * What the site knows of a widget with settings: the height of its frame, whether its contest has a page of its own, and for a
 * prerendered form the contest's details.
 */
export function findSiteFacts(settings: Settings, { contests, now, isPage }: SiteSources): SiteFacts {
  const { widget, locale, brand, attributes, snippet } = settings;
  const { name } = widget;
  const contest = attributes.contest ?? widget.options.find((option) => option.name === 'contest')?.default;
  const readDetails = (given: string): string | undefined => {
    if (!contest) return undefined;
    const request = { name, locale, page: '', attributes: { contest, brand: given } };
    const read = addContest(request, contests, now);
    return 'problem' in read ? undefined : String(read.attributes.details);
  };
  return {
    frameHeight: findFrameSize(name, locale, { width: narrowFrame, height: undefined }).height,
    hasContestPage: readDetails(ownBrand) !== undefined && isPage(`/${locale}/${contest}`),
    contestDetails: isPrerendered(snippet) ? readDetails(brand) : undefined,
  };
}
