import type { PageKind } from '../routes.ts';
import { findDrawingName } from './drawing-names.ts';
import type { Page } from './page.ts';

/** Pixels of the picture that other sites show beside a link to a page. */
export const cardSize = { width: 1200, height: 630 };

export interface Card {
  /** Whole address of the picture. */
  address: string;
  /** What it shows, in the page's language. */
  alt: string;
}

/** The picture of a page for other sites: its own drawing, or that of the homepage. */
export function describeCard(page: Page): Card {
  const { site } = page;
  const { drawing, alt } = findPicture(page);
  return { address: site.origin + site.findCard(drawing), alt };
}

/** Keys of the words for the drawings of some kinds of pages. */
const wordKeys: Partial<Record<PageKind, (name: string) => string>> = {
  store: () => 'store:art',
  newsletter: () => 'newsletter:art',
  gift: (name) => `gift:${name}.art`,
  contest: (name) => `contests:${name}.art`,
};

function findPicture({ article, landing, locale, route, t }: Page): { drawing: string; alt: string } {
  if (article) {
    const [scene] = article.drawing.split('-');
    return { drawing: article.drawing, alt: t(`articles:scenes.${scene}`) };
  }
  if (landing) return { drawing: landing.drawing, alt: landing.texts[locale].alt };
  const drawing = findDrawingName(route);
  const findKey = wordKeys[route.kind];
  if (drawing && findKey) return { drawing, alt: t(findKey(route.name)) };
  return { drawing: 'lead', alt: t('home:leadArt') };
}
