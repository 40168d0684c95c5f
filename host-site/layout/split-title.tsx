import type { ReactElement } from 'react';

/** A title; what follows its first dash starts a new line. */
export function SplitTitle({ text }: { text: string }): ReactElement {
  const [title, ...rest] = text.split(' – ');
  const subtitle = rest.join(' – ');
  if (!subtitle) return <>{title}</>;
  return (
    <>
      {title}
      <span className="visually-hidden"> – </span>
      <em>{subtitle}</em>
    </>
  );
}
