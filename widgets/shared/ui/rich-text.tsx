import type { ReactNode } from 'react';
import { Fragment, jsxs } from 'react/jsx-runtime';

/** Renders a message with `<name>…</name>` around some of its words: the function of that name renders each part. */
export function renderRichText(text: string, parts: Record<string, (words: string) => ReactNode>): ReactNode {
  const pieces = text.split(/<(\w+)>(.*?)<\/\1>/);
  const children = pieces.map((piece, index) => {
    if (index % 3 === 0) return piece;
    return index % 3 === 1 ? parts[piece]?.(pieces[index + 1] as string) : '';
  });
  // The children keep their order, so they need no keys.
  return jsxs(Fragment, { children });
}
