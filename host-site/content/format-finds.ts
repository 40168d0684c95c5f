import type { Site } from '../layout/page.ts';
import type { ShopperFind } from './read-finds.ts';

/** What shows a find: its picture, or the drawing that stands for it until there is one. */
export function findImage(
  { picture, drawing }: ShopperFind,
  { findPicture, findDrawing }: Site,
): { address: string; width: number; height: number } {
  return picture ? findPicture(picture) : findDrawing(drawing);
}

/** `/fab-finds/list.json`, which `<vitrine-photo-wall>` reads on this site and on any other. */
export function formatFinds(finds: readonly ShopperFind[], site: Site): string {
  return JSON.stringify({
    version: 1,
    finds: finds.map((find) => ({
      id: find.id,
      category: find.category,
      image: { src: findImage(find, site).address, alt_en: find.alt.en, alt_fr: find.alt.fr },
      caption_en: find.caption.en,
      caption_fr: find.caption.fr,
      handle: find.handle,
      postUrl: find.postUrl,
    })),
  });
}
