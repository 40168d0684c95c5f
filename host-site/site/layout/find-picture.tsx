import type { ReactElement } from 'react';
import type { ShopperFind } from '../../sources/finds/read-finds.ts';
import type { Page } from './page.ts';

interface FindPictureProps {
  page: Page;
  find: ShopperFind;
  isLazy?: boolean;
}

/** A shopper's find, with the markup of the photo wall. */
export function FindPicture({ page, find, isLazy = false }: FindPictureProps): ReactElement {
  const { address, width, height } = page.site.findPicture(find.picture);
  const lazy = isLazy ? ({ loading: 'lazy', decoding: 'async' } as const) : {};
  return <img src={address} alt={find.alt[page.locale]} width={width} height={height} {...lazy} />;
}
