import { type TextareaHTMLAttributes, useState } from 'react';
import { readCountLevel } from './count-level.ts';
import { describeControl, Field, type FieldWords } from './field.tsx';

/** A text area with its limit, in characters. */
export type CountedTextAreaProps = TextareaHTMLAttributes<HTMLTextAreaElement> &
  FieldWords & {
    used: number;
    max: number;
    /** How much of the limit is used, as text. */
    count: string;
  };

/**
 * A text area that shows how much of its limit is used (V-10). Nothing is cut: a text that is too long is reported and
 * stays for the visitor to shorten. A polite live region announces each threshold.
 */
export function CountedTextArea({ id, label, hint, error, used, max, count, ...area }: CountedTextAreaProps) {
  const words = { id, label, hint, error };
  const level = readCountLevel(used, max);
  const [told, setTold] = useState({ level, words: '' });
  if (told.level !== level) setTold({ level, words: level ? count : '' });
  return (
    <Field {...words} isRequired={!!area['aria-required']}>
      <textarea {...area} {...describeControl(words, `${id}-count`)} />
      <p className={level > 2 ? 'hint over' : 'hint'} id={`${id}-count`}>
        {count}
      </p>
      <p className="trap" role="status">
        {told.words}
      </p>
    </Field>
  );
}
