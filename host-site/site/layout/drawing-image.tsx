import type { ReactElement } from 'react';
import { Markup } from './markup.tsx';
import type { Page } from './page.ts';

interface DrawingImageProps {
  page: Page;
  name: string;
  alt: string;
  /** Inlined in the page, not fetched: for the drawing at the top. */
  inline?: boolean;
}

/** A drawing of public/art with its alternative text. */
export function DrawingImage({ page, name, alt, inline = false }: DrawingImageProps): ReactElement {
  const { markup, address, width, height } = page.site.findDrawing(name);
  if (inline) return <Markup as="div" className="art" role="img" aria-label={alt} html={markup} />;
  return <img className="art" src={address} alt={alt} width={width} height={height} loading="lazy" decoding="async" />;
}
