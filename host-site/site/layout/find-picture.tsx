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

/** Says beside finds that our own scenes stand in for shoppers' photographs, as long as any does. */
export function SampleNote({ page, finds }: { page: Page; finds: readonly ShopperFind[] }): ReactElement | null {
  if (!finds.some(({ picture }) => page.site.isRender(picture))) return null;
  return <p className="sample">{page.t('fab-finds:drawn')}</p>;
}
