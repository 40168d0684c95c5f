import type { ReactElement } from 'react';
import { TitleText } from './title-text.tsx';

/** A title; what follows its first dash starts a new line. */
export function SplitTitle({ text }: { text: string }): ReactElement {
  const [title = '', ...rest] = text.split(' – ');
  const subtitle = rest.join(' – ');
  if (!subtitle) return <TitleText text={text} />;
  return (
    <>
      <TitleText text={title} />
      <span className="visually-hidden"> – </span>
      <em>
        <TitleText text={subtitle} />
      </em>
    </>
  );
}
