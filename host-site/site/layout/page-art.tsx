import type { ReactElement } from 'react';
import { DrawingImage } from './drawing-image.tsx';
import type { Page } from './page.ts';
import { Picture } from './picture.tsx';

interface PageArtProps {
  page: Page;
  photo?: string | undefined;
  /** Drawing for a page without a photograph. */
  drawing: string;
  alt: string;
  /** Whether it is at the top of the page. */
  isFirst?: boolean;
}

/** A photograph, half as wide as a large screen, or a drawing in its place where there is none of this name. */
export function PageArt({ page, photo, drawing, alt, isFirst }: PageArtProps): ReactElement {
  if (!photo || !page.site.hasPicture(photo)) return <DrawingImage page={page} name={drawing} alt={alt} inline />;
  return <Picture page={page} name={photo} alt={alt} sizes="(width < 60em) 100vw, 50vw" isFirst={isFirst ?? false} />;
}
