import { useState } from 'react';
import { StatusRegion } from '../ui/status-region.tsx';
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
 * stays for the visitor to shorten. A polite live region announces each threshold. What describes the text area does not
 * change while someone types: screen readers would say it after each letter.
 */
export function CountedTextArea({ used, max, count, ...field }: CountedTextAreaProps) {
  const level = readCountLevel(used, max);
  const [announced, setAnnounced] = useState({ level, text: '' });
  if (announced.level !== level) setAnnounced({ level, text: level ? count : '' });
  const [isTyping, setTyping] = useState(false);
  const [described, setDescribed] = useState(count);
  if (!isTyping && described !== count) setDescribed(count);
  return (
    <Field
      {...field}
      as="textarea"
      note={`${field.id}-used`}
      onInput={() => setTyping(true)}
      onBlur={(event) => {
        setTyping(false);
        field.onBlur?.(event);
      }}
    >
      <p className={level > 2 ? 'hint over' : 'hint'} id={`${field.id}-count`} aria-hidden="true">
        {count}
      </p>
      <p className="visually-hidden" id={`${field.id}-used`}>
        {described}
      </p>
      <StatusRegion className="visually-hidden" announcement={announced} />
    </Field>
  );
}
