import type { ReactElement } from 'react';
import { chooseAlt } from '../../pictures/site-picture.ts';
import { pictureFormats, tallShape } from '../../pictures/sizes.ts';
import type { Page } from './page.ts';

interface PictureProps {
  page: Page;
  name: string;
  alt: string;
  /** Displayed width, as the `sizes` attribute. */
  sizes: string;
  /** Whether it is at the top of the page; then it loads with high priority. */
  isFirst?: boolean;
  /** Formats with all sizes; other browsers get a single file. */
  formats?: readonly (typeof pictureFormats)[number][];
  /** The widest screen that gets the portrait crop, such as `40em`. */
  tallBelow?: string;
}

/**
 * A picture of public/pictures in the format and size for the screen, with a placeholder colour until it has loaded.
 */
export function Picture({
  page,
  name,
  alt,
  sizes,
  isFirst = false,
  formats = pictureFormats,
  tallBelow,
}: PictureProps): ReactElement {
  const picture = page.site.findPicture(name);
  const { address, width, height, tone, sets, tallSets } = picture;
  const sources = [
    ...(tallBelow && tallSets ? [{ set: tallSets, media: `(width < ${tallBelow})`, wide: 720 }] : []),
    { set: sets, media: undefined, wide: undefined },
  ].flatMap(({ set, media, wide }) =>
    formats.map((format) => (
      <source
        key={`${format}${media}`}
        type={`image/${format}`}
        media={media}
        srcSet={set[format]}
        sizes={sizes}
        width={wide}
        height={wide && wide / tallShape}
      />
    )),
  );
  return (
    <picture>
      {sources}
      <img
        className={`art ${tone}`}
        src={address}
        alt={chooseAlt(picture, page.locale, alt)}
        width={width}
        height={height}
        {...(isFirst ? { fetchPriority: 'high' } : { loading: 'lazy', decoding: 'async' })}
      />
    </picture>
  );
}
