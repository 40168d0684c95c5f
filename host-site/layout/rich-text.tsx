import type { ReactElement } from 'react';

/** A text in which `<em>…</em>`, never nested, marks the words that the display face sets in italics. */
export function RichText({ text }: { text: string }): ReactElement {
  const parts = text.split(/<\/?em>/);
  // Every second part stood between the marks, so that an index is a part's identity.
  return <>{parts.map((part, index) => (index % 2 === 1 ? <em key={part}>{part}</em> : part))}</>;
}
