import type { ReactElement } from 'react';

/** A text in which `<em>…</em>`, never nested, marks words in italics. */
export function RichText({ text }: { text: string }): ReactElement {
  const parts = text.split(/<\/?em>/);
  // Every second part was inside the marks, so the index is a stable key.
  return <>{parts.map((part, index) => (index % 2 === 1 ? <em key={part}>{part}</em> : part))}</>;
}
