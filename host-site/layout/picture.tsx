import type { ReactElement } from 'react';
import { pictureFormats, tallShape } from '../pictures/sizes.ts';
import type { Page } from './page.ts';

interface PictureProps {
  page: Page;
  name: string;
  alt: string;
  /** How wide it is shown, as the attribute `sizes`. */
  sizes: string;
  /** Whether it opens the page: then it is fetched before all else. */
  isFirst?: boolean;
  /** The formats of which there is every size; whoever can show none of them takes one file. */
  formats?: readonly (typeof pictureFormats)[number][];
  /** The widest screen that gets the upright crop, such as `40em`. */
  tallBelow?: string;
}

/** A picture of public/pictures in the format and size that suit the screen; its colour keeps its place until it is there. */
export function Picture({
  page,
  name,
  alt,
  sizes,
  isFirst = false,
  formats = pictureFormats,
  tallBelow,
}: PictureProps): ReactElement {
  const { address, width, height, tone, sets, tallSets } = page.site.findPicture(name);
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
        alt={alt}
        width={width}
        height={height}
        {...(isFirst ? { fetchPriority: 'high' } : { loading: 'lazy', decoding: 'async' })}
      />
    </picture>
  );
}
