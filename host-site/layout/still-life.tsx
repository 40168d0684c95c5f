import type { ReactElement } from 'react';
import { Markup } from './markup.tsx';
import type { Page } from './page.ts';

interface StillLifeProps {
  page: Page;
  name: string;
  alt: string;
  /** Drawn with the page rather than fetched: for the drawing that opens it. */
  inline?: boolean;
}

/** A drawing of public/art with its description. */
export function StillLife({ page, name, alt, inline = false }: StillLifeProps): ReactElement {
  const { markup, address, width, height } = page.site.findDrawing(name);
  if (inline) return <Markup as="div" className="art" role="img" aria-label={alt} html={markup} />;
  return <img className="art" src={address} alt={alt} width={width} height={height} loading="lazy" decoding="async" />;
}
