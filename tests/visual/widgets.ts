import type { Locator } from '@playwright/test';

type Attributes = Record<string, string>;

/** An element in a state that shows most of what it can look like. */
export interface Shown {
  attributes?: Attributes;
  /** Whether it lies over the page or is very long: then what is looked at is the first screen. */
  isScreen?: boolean;
  /** What a visitor does before it looks so. */
  prepare?(element: Locator): Promise<void>;
}

/** An address that is none, so that the form says so. */
async function mistype(element: Locator): Promise<void> {
  await element.locator('input[name="Email"]').fill('visitor@');
  await element.locator('input[name="Email"]').blur();
}

const sendEmpty = (element: Locator): Promise<void> => element.locator('button[type="submit"]').first().click();

/** What the service says of a contest, whatever the day is. */
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

/** Finds for the wall; their picture is `picturePath`, which the test answers for. */
export const picturePath = '/visual-find.svg';
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
