import { useState } from 'react';
import { readCountLevel } from './count-level.ts';
import { Field, type FieldProps } from './field.tsx';

/** A text area with its limit, in characters. */
export interface CountedTextAreaProps extends FieldProps {
  used: number;
  max: number;
  /** How much of the limit is used, as text. */
  count: string;
}

/**
 * A text area that shows how much of its limit is used (V-10). Nothing is cut: a text that is too long is reported and
 * stays for the visitor to shorten. A polite live region announces each threshold.
 */
export function CountedTextArea({ used, max, count, ...field }: CountedTextAreaProps) {
  const note = `${field.id}-count`;
  const level = readCountLevel(used, max);
  const [announced, setAnnounced] = useState({ level, text: '' });
  if (announced.level !== level) setAnnounced({ level, text: level ? count : '' });
  return (
    <Field {...field} as="textarea" note={note}>
      <p className={level > 2 ? 'hint over' : 'hint'} id={note}>
        {count}
      </p>
      <p className="visually-hidden" role="status">
        {announced.text}
      </p>
    </Field>
  );
}
