import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Markup } from './markup.tsx';
import type { Page } from './page.ts';

interface WidgetProps {
  page: Page;
  tag: string;
  attributes: Record<string, string | number | boolean>;
  /** Children of the element, the fallback without a script or shadow DOM. */
  children?: ReactElement;
}

/** A custom element from the kit's own server renderer, usable before any script. */
export function Widget({ page, tag, attributes, children }: WidgetProps): ReactElement {
  return (
    <Markup
      as="div"
      className="widget"
      html={page.site.renderWidget(tag, attributes, children && renderToStaticMarkup(children))}
    />
  );
}
