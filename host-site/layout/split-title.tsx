import type { ReactElement } from 'react';

/** A title; what comes after a dash is set on a line of its own. */
export function SplitTitle({ text }: { text: string }): ReactElement {
  const [title, subtitle] = text.split(' – ');
  if (!subtitle) return <>{title}</>;
  return (
    <>
      {title}
      <span className="unseen"> – </span>
      <em>{subtitle}</em>
    </>
  );
}
