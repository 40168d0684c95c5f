import type { PublishedPictures } from '../../pictures/published-pictures.ts';
import type { ShopperFind } from './read-finds.ts';

/** Content of `/fab-finds/list.json`, which `<vitrine-photo-wall>` fetches on this site and on any other. */
export function formatFinds(
  finds: readonly ShopperFind[],
  { findPicture }: Pick<PublishedPictures, 'findPicture'>,
): string {
  return JSON.stringify({
    version: 1,
    finds: finds.map((find) => ({
      id: find.id,
      category: find.category,
      image: { src: findPicture(find.picture).address, alt_en: find.alt.en, alt_fr: find.alt.fr },
      caption_en: find.caption.en,
      caption_fr: find.caption.fr,
      handle: find.handle,
      postUrl: find.postUrl,
    })),
  });
}
