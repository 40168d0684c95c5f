import { Fragment, type ReactElement } from 'react';
import { TitleText } from './title-text.tsx';

/** Parts of a subtitle between its commas, each of which stays on one line where it fits. */
function Phrases({ text }: { text: string }): ReactElement {
  const phrases = text.split(/(?<=,) /);
  if (phrases.length === 1) return <TitleText text={text} />;
  return (
    <>
      {phrases.map((phrase, index) => (
        <Fragment key={phrase}>
          {index > 0 ? ' ' : null}
          <span className="phrase">
            <TitleText text={phrase} />
          </span>
        </Fragment>
      ))}
    </>
  );
}

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
        <Phrases text={subtitle} />
      </em>
    </>
  );
}
