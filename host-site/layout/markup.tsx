import { createElement, type HTMLAttributes, type ReactElement, type ScriptHTMLAttributes } from 'react';

type Attributes = HTMLAttributes<HTMLElement> & Pick<ScriptHTMLAttributes<HTMLScriptElement>, 'type'>;

interface MarkupProps extends Attributes {
  as: 'div' | 'dd' | 'span' | 'script';
  /** Markup that our own build made: rendered Markdown, a drawing, a widget, structured data. Never a visitor's words. */
  html: string;
}

/** The only way by which ready-made markup enters a page. */
export function Markup({ as, html, ...attributes }: MarkupProps): ReactElement {
  return createElement(as, { ...attributes, dangerouslySetInnerHTML: { __html: html } });
}
