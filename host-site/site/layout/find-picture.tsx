import type { ReactElement } from 'react';
import { chooseAlt } from '../../pictures/site-picture.ts';
import type { ShopperFind } from '../../sources/finds/read-finds.ts';
import type { Page } from './page.ts';

interface FindPictureProps {
  page: Page;
  find: ShopperFind;
  isLazy?: boolean;
}

/** A shopper's find, with the markup of the photo wall. */
export function FindPicture({ page, find, isLazy = false }: FindPictureProps): ReactElement {
  const picture = page.site.findPicture(find.picture);
  const alt = chooseAlt(picture, page.locale, find.alt[page.locale]);
  const lazy = isLazy ? ({ loading: 'lazy', decoding: 'async' } as const) : {};
  return <img src={picture.address} alt={alt} width={picture.width} height={picture.height} {...lazy} />;
}

/** Says beside finds that our own scenes stand in for shoppers' photographs, as long as any does. */
export function SampleNote({ page, finds }: { page: Page; finds: readonly ShopperFind[] }): ReactElement | null {
  if (!finds.some(({ picture }) => page.site.isRender(picture))) return null;
  return <p className="sample">{page.t('fab-finds:drawn')}</p>;
}
