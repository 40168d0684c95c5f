import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Markup } from './markup.tsx';
import type { Page } from './page.ts';

interface WidgetProps {
  page: Page;
  tag: string;
  attributes: Record<string, string | number | boolean>;
  /** Its own children: what a visitor gets where nothing else works. */
  children?: ReactElement;
}

/** A custom element as the kit's own server renderer writes it, usable before any script. */
export function Widget({ page, tag, attributes, children }: WidgetProps): ReactElement {
  return (
    <Markup
      as="div"
      className="widget"
      html={page.site.renderWidget(tag, attributes, children && renderToStaticMarkup(children))}
    />
  );
}
