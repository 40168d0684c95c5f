import type { MessageValues } from '../locale/messages.ts';
import { createCustomEvent } from '../page/page-properties.ts';
import { suggestEmail } from '../submissions/email-suggestion.ts';
import { renderRichText } from '../ui/rich-text.tsx';
import { StatusRegion } from '../ui/status-region.tsx';
import { Field, type FieldProps } from './field.tsx';
import type { Form } from './use-form.ts';

interface EmailFieldProps<Name extends string> extends Omit<FieldProps, 'form' | 'name'> {
  name: Name;
  form: Pick<Form<Name>, 'frame' | 'left' | 'read'>;
  t(key: 'emailSuggestion', values: MessageValues): string;
}

/**
 * A field for an email address. Once it is left, a common typo in it gets a correction that one press accepts (V-02). It
 * is announced as a text without the button in it, of which Orca leaves out the words.
 */
export function EmailField<Name extends string>({ form, t, ...field }: EmailFieldProps<Name>) {
  const { name } = field;
  const typed = form.read?.(name);
  // Once someone types again, the suggestion no longer applies.
  const suggestion = (typed && typed === form.left[name] && suggestEmail(typed.trim())) || '';

  function accept() {
    const input = form.frame.ref.current?.elements.namedItem(name) as HTMLInputElement;
    input.value = suggestion;
    input.dispatchEvent(createCustomEvent('input', { bubbles: true }));
    input.focus();
  }

  const text = suggestion && t('emailSuggestion', { email: suggestion });
  const renderFix = (text: string) => (
    <button type="button" className="text" onClick={accept}>
      {text}
    </button>
  );
  return (
    <div>
      <Field {...field} type="email" />
      <StatusRegion className="visually-hidden" announcement={{ text: text.replaceAll(/<.*?>/g, '') }} />
      <p className="hint note">{text && renderRichText(text, renderFix)}</p>
    </div>
  );
}
