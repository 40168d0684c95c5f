import type { ReactNode } from 'react';
import { Fragment, jsxs } from 'react/jsx-runtime';

/**
 * Renders a message with `<name>…</name>` around some of its words; `renderPart` renders those. Never renders an empty
 * text node: Firefox's translator fills one with words, and Preact empties it again at the next render.
 */
export function renderRichText(text: string, renderPart: (content: string, name: string) => ReactNode): ReactNode {
  let name = '';
  const children = text.split(/<(\w+)>(.*?)<\/\1>/).map((piece, index) => {
    if (index % 3 === 0) return piece || null;
    if (index % 3 === 2) return renderPart(piece, name);
    name = piece;
    return null;
  });
  // The children keep their order, so they need no keys.
  return jsxs(Fragment, { children });
}
