import { createElement, type HTMLAttributes, type ReactElement, type ScriptHTMLAttributes } from 'react';

type Attributes = HTMLAttributes<HTMLElement> & Pick<ScriptHTMLAttributes<HTMLScriptElement>, 'type'>;

interface MarkupProps extends Attributes {
  as: 'div' | 'dd' | 'p' | 'span' | 'script';
  /**
   * Trusted markup from our own build: rendered Markdown, a drawing, a widget, structured data. Never visitors' text.
   */
  html: string;
}

/** The only component that inserts markup unescaped. */
export function Markup({ as, html, ...attributes }: MarkupProps): ReactElement {
  return createElement(as, { ...attributes, dangerouslySetInnerHTML: { __html: html } });
}
