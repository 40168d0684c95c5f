import type { Locator } from '@playwright/test';

type Attributes = Record<string, string>;

/** An element in a state that shows most of its parts. */
export interface Shown {
  attributes?: Attributes;
  /** Whether it covers the page or is very long: then only the first screen is compared. */
  isScreen?: boolean;
  /** Actions of a visitor that lead to this state. */
  prepare?(element: Locator): Promise<void>;
}

/** Types an invalid address, so that the form shows its error. */
async function mistype(element: Locator): Promise<void> {
  await element.locator('input[name="Email"]').fill('visitor@');
  await element.locator('input[name="Email"]').blur();
}

const sendEmpty = (element: Locator): Promise<void> => element.locator('button[type="submit"]').first().click();

/** The service's response for a contest, independent of the date. */
export const contest = {
  hasPin: false,
  state: 'open',
  title: 'A contest · Un concours',
  opens: '2026-11-02',
  closes: '2026-12-13',
  prizes: ['500 $'],
  eligibility: 'Canada, 18+',
  rulesUrl: '/contestrules',
  hasSkillQuestion: true,
  memberChances: 2,
};

/** Picture of every find on the wall; the test handles requests for it. */
export const picturePath = '/visual-find.svg';
/** The list of finds for the wall. */
export const finds = {
  version: 1,
  finds: ['home-decor', 'handbags', 'home-decor', 'home-decor', 'handbags', 'home-decor'].map((category, at) => ({
    category,
    id: `find-${at}`,
    handle: `@shopper${at}`,
    image: { src: picturePath, width: 600, height: at % 2 ? 750 : 600, alt_en: 'A find', alt_fr: 'Une trouvaille' },
    caption_en: 'Found on a Tuesday.',
    caption_fr: 'Trouvé un mardi.',
  })),
};

/** Every element by its name without the prefix. */
export const widgets: Record<string, Shown> = {
  'article-list': { attributes: { season: 'holiday', room: 'living', 'no-address': '' } },
  'consent-banner': { attributes: { open: '' }, isScreen: true },
  'contact-form': { prepare: sendEmpty },
  'contest-entry': { attributes: { contest: 'fall-promotion' }, prepare: sendEmpty },
  'gift-balance': {},
  'gift-lightbox': { attributes: { open: '' }, isScreen: true },
  'loading-overlay': { attributes: { active: '' }, isScreen: true },
  'new-movers': { attributes: { contest: 'new-movers' } },
  'newsletter-form': { prepare: mistype },
  'newsletter-lightbox': { attributes: { open: '', trigger: 'manual' }, isScreen: true },
  'photo-wall': { attributes: { src: '/visual-finds.json', 'no-address': '' } },
  'share-buttons': { attributes: { 'page-url': 'https://www.vitrine.example/' } },
  'store-finder': { attributes: { map: 'none', 'no-address': '' }, isScreen: true },
  'store-search': {},
  'video-block': { attributes: { src: 'https://vimeo.com/76979871', heading: 'Noir', text: 'Blanc' } },
};
