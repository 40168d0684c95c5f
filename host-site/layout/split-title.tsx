import type { ReactElement } from 'react';

/** A title; the part after a dash starts a new line. */
export function SplitTitle({ text }: { text: string }): ReactElement {
  const [title, subtitle] = text.split(' – ');
  if (!subtitle) return <>{title}</>;
  return (
    <>
      {title}
      <span className="visually-hidden"> – </span>
      <em>{subtitle}</em>
    </>
  );
}
