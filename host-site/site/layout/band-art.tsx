import type { ReactElement } from 'react';
import { DrawingImage } from './drawing-image.tsx';
import type { Page } from './page.ts';
import { Picture } from './picture.tsx';

interface BandArtProps {
  page: Page;
  photo: string;
  drawing: string;
  /** Keys of the messages that say what each of the two shows. */
  alts: { photo: string; drawing: string };
}

/** A picture that fills its half of a band; the drawing where the retailer has no such picture. */
export function BandArt({ page, photo, drawing, alts }: BandArtProps): ReactElement {
  const { t, site } = page;
  if (!site.hasPicture(photo)) return <DrawingImage page={page} name={drawing} alt={t(alts.drawing)} />;
  return (
    <div className="band-art">
      <Picture page={page} name={photo} alt={t(alts.photo)} sizes="(width < 60em) 100vw, 50vw" />
    </div>
  );
}
