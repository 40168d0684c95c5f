import { useRef, useState } from 'react';
import { FormHead } from '../../shared/forms/form-head.tsx';
import { ModelForm } from '../../shared/forms/model-form.tsx';
import { useFocusAfterRender } from '../../shared/forms/use-focus-after-render.ts';
import { nameContactControl } from '../../shared/submissions/contact-fields.ts';
import { contactModel } from '../../shared/submissions/contact-rules.ts';
import { MessageFields, PersonFields } from './contact-fields.tsx';
import { describeSent, type SentMessage } from './contact-sent.tsx';
import { type ContactFormProps, useMessage } from './use-message.ts';

/** A message to customer service (CF-01 … CF-04). */
export function ContactForm(props: ContactFormProps) {
  const { t } = props;
  const panel = useRef<HTMLDivElement>(null);
  const [sent, setSent] = useState<SentMessage>();
  const focusLate = useFocusAfterRender(panel);
  const message = useMessage(props, (received) => {
    setSent(received);
    focusLate('#title');
  });

  function startAgain() {
    setSent(undefined);
    focusLate('#title');
  }

  return (
    <div className="panel" ref={panel}>
      <FormHead title={t('title')} result={sent && describeSent(t, sent)} />
      {sent ? (
        <button type="button" className="quiet" onClick={startAgain}>
          {t('again')}
        </button>
      ) : (
        <MessageForm {...props} message={message} />
      )}
    </div>
  );
}

/** The form. */
function MessageForm(props: ContactFormProps & { message: ReturnType<typeof useMessage> }) {
  const { t, locale, serviceOrigin, message } = props;
  const { form, ...hints } = message;
  const fields = { t, locale, form };
  return (
    <ModelForm {...fields} model={contactModel} nameControl={nameContactControl} serviceOrigin={serviceOrigin}>
      <MessageFields {...fields} />
      <PersonFields {...fields} {...hints} />
    </ModelForm>
  );
}
