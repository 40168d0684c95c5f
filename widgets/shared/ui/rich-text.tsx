import { createElement, Fragment, type ReactNode } from 'react';

/**
 * A message with `<name>…</name>` around some of its words: each is drawn by the function of that name.
 */
export function renderRichText(text: string, parts: Record<string, (words: string) => ReactNode>): ReactNode {
  const pieces = text.split(/<(\w+)>(.*?)<\/\1>/);
  const children = pieces.map((piece, index) => {
    if (index % 3 === 0) return piece;
    return index % 3 === 1 ? parts[piece]?.(pieces[index + 1] as string) : '';
  });
  return createElement(Fragment, null, ...children);
}
