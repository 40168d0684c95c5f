import type { ReactElement } from 'react';
import { Markup } from './markup.tsx';
import type { Page } from './page.ts';

interface WidgetProps {
  page: Page;
  tag: string;
  attributes: Record<string, string | number | boolean>;
}

/** A custom element as the kit's own server renderer writes it, usable before any script. */
export function Widget({ page, tag, attributes }: WidgetProps): ReactElement {
  return <Markup as="div" className="widget" html={page.site.renderWidget(tag, attributes)} />;
}
