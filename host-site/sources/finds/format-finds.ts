import type { PublishedPictures } from '../../pictures/published-pictures.ts';
import { chooseAlt } from '../../pictures/site-picture.ts';
import type { ShopperFind } from './read-finds.ts';

/** Content of `/fab-finds/list.json`, which `<vitrine-photo-wall>` fetches on this site and on any other. */
export function formatFinds(
  finds: readonly ShopperFind[],
  { findPicture }: Pick<PublishedPictures, 'findPicture'>,
): string {
  return JSON.stringify({
    version: 1,
    finds: finds.map((find) => {
      const picture = findPicture(find.picture);
      return {
        id: find.id,
        category: find.category,
        image: {
          src: picture.address,
          alt_en: chooseAlt(picture, 'en', find.alt.en),
          alt_fr: chooseAlt(picture, 'fr', find.alt.fr),
        },
        caption_en: find.caption.en,
        caption_fr: find.caption.fr,
        handle: find.handle,
        postUrl: find.postUrl,
      };
    }),
  });
}
