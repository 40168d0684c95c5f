import { chooseAlt } from '../../pictures/site-picture.ts';
import type { Page } from './page.ts';

/** Size of the preview picture, in pixels. */
export const cardSize = { width: 1200, height: 630 };

/** A page's preview picture for social networks (Open Graph). */
export interface Card {
  /** Absolute address of the picture. */
  address: string;
  /** Alternative text, in the page's language. */
  alt: string;
}

/** A page's preview picture: its own, or the photograph of the homepage; a drawing where the retailer has none. */
export function describeCard({ site, t, picture, locale }: Page): Card {
  const asked = picture ?? { photo: 'home-lead', alt: t('home:leadArt') };
  const isMissing = 'photo' in asked && !site.hasPicture(asked.photo);
  const shown = isMissing ? { drawing: 'shopfront', alt: t('store:art') } : asked;
  const { alt } = shown;
  return 'photo' in shown
    ? {
        address: site.origin + site.findPhotoCard(shown.photo),
        alt: chooseAlt(site.findPicture(shown.photo), locale, alt),
      }
    : { address: site.origin + site.findCard(shown.drawing), alt };
}
