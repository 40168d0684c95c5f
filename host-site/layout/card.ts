import type { PageKind } from '../routes.ts';
import { findDrawingName, findPhotographName } from './drawing-names.ts';
import type { Page } from './page.ts';

/** Pixels of the picture that other sites show beside a link to a page. */
export const cardSize = { width: 1200, height: 630 };

export interface Card {
  /** Whole address of the picture. */
  address: string;
  /** What it shows, in the page's language. */
  alt: string;
  type: 'image/jpeg' | 'image/png';
}

/** The picture of a page for other sites: its own photograph or drawing, or the photograph of the homepage. */
export function describeCard(page: Page): Card {
  const { site } = page;
  const shown = findPicture(page);
  const { alt } = shown;
  return 'photo' in shown
    ? { address: site.origin + site.findPhotoCard(shown.photo), alt, type: 'image/jpeg' }
    : { address: site.origin + site.findCard(shown.drawing), alt, type: 'image/png' };
}

type Shown = { alt: string } & ({ photo: string } | { drawing: string });

/** Keys of the words for the drawings of some kinds of pages. */
const wordKeys: Partial<Record<PageKind, (name: string) => string>> = {
  store: () => 'store:art',
  newsletter: () => 'newsletter:art',
  gift: (name) => `gift:${name}.art`,
  contest: (name) => `contests:${name}.art`,
};

function findPicture({ article, landing, locale, prose, route, t }: Page): Shown {
  if (article?.picture) return { photo: article.picture, alt: article.texts[locale].alt };
  if (article) {
    const [scene] = article.drawing.split('-');
    return { drawing: article.drawing, alt: t(`articles:scenes.${scene}`) };
  }
  if (landing) return { photo: landing.picture, alt: landing.texts[locale].alt };
  const findKey = wordKeys[route.kind];
  const alt = findKey ? t(findKey(route.name)) : prose?.alt;
  const photo = findPhotographName(route);
  if (photo && alt) return { photo, alt };
  const drawing = findDrawingName(route);
  if (drawing && alt) return { drawing, alt };
  return { photo: 'home-lead', alt: t('home:leadArt') };
}
