import type { Locale, LocalizedText } from '../../widgets/shared/locale/locale.ts';
import type { pictureFormats } from './sizes.ts';

/** A picture of public/pictures for use in pages; sizes are in pixels. */
export interface SitePicture {
  /** Fallback for browsers without `srcset` or AVIF: WebP in the second width. */
  address: string;
  width: number;
  height: number;
  /** Class of the placeholder colour. */
  tone: string;
  /** `srcset` by format, the preferred one first. */
  sets: Record<(typeof pictureFormats)[number], string>;
  /** Fallback of the portrait crop, if there is one: WebP in its largest width. */
  tallAddress: string | undefined;
  /** Its `srcset` by format. */
  tallSets: Record<(typeof pictureFormats)[number], string> | undefined;
  /** What a photograph shows, if it came with that. */
  alt: LocalizedText | undefined;
}

/** A picture's alternative text: a photograph's own, else the page's; none where the page says that it only decorates. */
export const chooseAlt = (picture: Pick<SitePicture, 'alt'>, locale: Locale, alt: string): string =>
  alt && (picture.alt?.[locale] ?? alt);
