import type { ReactElement } from 'react';
import { findPhotographName } from './drawing-names.ts';
import type { Page } from './page.ts';
import { Picture } from './picture.tsx';
import { StillLife } from './still-life.tsx';

interface PageArtProps {
  page: Page;
  /** Where the page has no photograph. */
  drawing: string;
  alt: string;
  /** Whether it opens the page. */
  isFirst?: boolean;
}

/** A page's photograph, half as wide as a large screen, or its drawing. */
export function PageArt({ page, drawing, alt, isFirst }: PageArtProps): ReactElement {
  const photograph = findPhotographName(page.route);
  if (!photograph) return <StillLife page={page} name={drawing} alt={alt} inline />;
  return (
    <Picture page={page} name={photograph} alt={alt} sizes="(width < 60em) 100vw, 50vw" isFirst={isFirst ?? false} />
  );
}
