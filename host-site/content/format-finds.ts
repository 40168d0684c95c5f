import type { Drawing } from '../layout/page.ts';
import type { ShopperFind } from './read-finds.ts';

/** `/fab-finds/list.json`, which `<vitrine-photo-wall>` reads on this site and on any other. */
export function formatFinds(finds: readonly ShopperFind[], findDrawing: (name: string) => Drawing): string {
  return JSON.stringify({
    version: 1,
    finds: finds.map(({ id, category, drawing, handle, alt, caption, postUrl }) => ({
      id,
      category,
      image: { src: findDrawing(drawing).address, alt_en: alt.en, alt_fr: alt.fr },
      caption_en: caption.en,
      caption_fr: caption.fr,
      handle,
      postUrl,
    })),
  });
}
