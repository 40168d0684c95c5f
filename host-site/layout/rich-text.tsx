import type { ReactElement } from 'react';
import { TitleText } from './title-text.tsx';

/** A text in which `<em>…</em>`, never nested, marks words in italics. */
export function RichText({ text }: { text: string }): ReactElement {
  const parts = text.split(/<\/?em>/);
  // Every second part was inside the marks, so the index is a stable key.
  return (
    <>
      {parts.map((part, index) => {
        const text = <TitleText key={part} text={part} />;
        return index % 2 === 1 ? <em key={part}>{text}</em> : text;
      })}
    </>
  );
}
