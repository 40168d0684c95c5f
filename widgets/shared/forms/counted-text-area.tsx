import { type TextareaHTMLAttributes, useRef } from 'react';
import { readCountLevel } from './count-level.ts';
import { describeControl, Field, type FieldWords } from './field.tsx';

export type CountedTextAreaProps = TextareaHTMLAttributes<HTMLTextAreaElement> &
  FieldWords & {
    used: number;
    max: number;
    /** How much of the limit is used, in words. */
    count: string;
  };

/**
 * Several lines of text and how much of the limit they use (V-10). Nothing is ever cut: what is too long is told, and
 * stays for its writer to shorten. Assistive technology hears of it politely, when a threshold is passed.
 */
export function CountedTextArea({ id, label, hint, error, used, max, count, ...area }: CountedTextAreaProps) {
  const words = { id, label, hint, error };
  const level = readCountLevel(used, max);
  const told = useRef({ level, words: '' });
  if (told.current.level !== level) told.current = { level, words: level ? count : '' };
  return (
    <Field {...words} isRequired={!!area['aria-required']}>
      <textarea {...area} {...describeControl(words, `${id}-count`)} />
      <p className={level > 2 ? 'hint over' : 'hint'} id={`${id}-count`}>
        {count}
      </p>
      <p className="trap" role="status">
        {told.current.words}
      </p>
    </Field>
  );
}
