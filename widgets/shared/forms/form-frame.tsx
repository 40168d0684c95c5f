import { type ReactNode, useEffect } from 'react';
import type { Translate } from '../locale/messages.ts';
import { StatusRegion } from '../ui/status-region.tsx';
import { HoneypotField } from './honeypot-field.tsx';
import { maskFields } from './masked-value.ts';
import type { Form } from './use-form.ts';

interface FormFrameProps {
  form: Pick<Form<string>, 'frame' | 'hidden' | 'masks' | 'told'>;
  t: Translate<'required'>;
  children: ReactNode;
}

/** The form element, which also works without JavaScript; the element with the id `title` names it. */
export function FormFrame({ form, t, children }: FormFrameProps) {
  const { frame, masks, told } = form;
  useEffect(
    () => (frame.ref.current ? maskFields(frame.ref.current, (name) => masks[name]) : undefined),
    [frame.ref, masks],
  );
  return (
    <form {...frame} part="form" method="post" noValidate aria-labelledby="title">
      {Object.entries(form.hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <p className="hint">{t('required')}</p>
      {children}
      <HoneypotField />
      <StatusRegion className="visually-hidden" announcement={told} />
    </form>
  );
}
