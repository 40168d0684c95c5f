import type { ReactElement } from 'react';
import { TitleText } from './title-text.tsx';

/** A text in which `<em>…</em>`, never nested, marks words in italics. */
export function RichText({ text }: { text: string }): ReactElement {
  const parts = text.split(/<\/?em>/);
  // Every second part was inside the marks.
  return (
    <>
      {parts.map((part, index) => {
        // biome-ignore-start lint/suspicious/noArrayIndexKey: parts may be equal, and never move
        const title = <TitleText key={index} text={part} />;
        return index % 2 === 1 ? <em key={index}>{title}</em> : title;
        // biome-ignore-end lint/suspicious/noArrayIndexKey: see above
      })}
    </>
  );
}
