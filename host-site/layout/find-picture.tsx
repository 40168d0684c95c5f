import type { ReactElement } from 'react';
import { findImage } from '../content/format-finds.ts';
import type { ShopperFind } from '../content/read-finds.ts';
import type { Page } from './page.ts';

interface FindPictureProps {
  page: Page;
  find: ShopperFind;
  isLazy?: boolean;
}

/** A shopper's find, as the wall shows it. */
export function FindPicture({ page, find, isLazy = false }: FindPictureProps): ReactElement {
  const { address, width, height } = findImage(find, page.site);
  const lazy = isLazy ? ({ loading: 'lazy', decoding: 'async' } as const) : {};
  return <img src={address} alt={find.alt[page.locale]} width={width} height={height} {...lazy} />;
}
