import type { ReactElement } from 'react';

/** A word with a hyphen that fits on a phone's line at the size of a title. */
const hyphenated = /(?<![\p{L}-])(\p{L}{1,7}-\p{L}{1,7})(?![\p{L}-])/u;

/** A title whose lines never begin with a dash, nor break within a short word at its hyphen. */
export function TitleText({ text }: { text: string }): ReactElement {
  const parts = text.replaceAll(' – ', '\u00A0– ').split(hyphenated);
  // Every second part is such a word.
  return (
    <>
      {parts.map((part, index) =>
        index % 2 === 1 ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts may be equal, and never move
          <span key={index} className="whole">
            {part}
          </span>
        ) : (
          part
        ),
      )}
    </>
  );
}
