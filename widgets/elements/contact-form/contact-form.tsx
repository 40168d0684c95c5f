import { useRef, useState } from 'react';
import { CheckField } from '../../shared/forms/check-field.tsx';
import { ErrorSummary } from '../../shared/forms/error-summary.tsx';
import { FormFrame } from '../../shared/forms/form-frame.tsx';
import { SubmitRow } from '../../shared/forms/submit-row.tsx';
import { useFocusAfterRender } from '../../shared/forms/use-focus-after-render.ts';
import type { ContactField } from '../../shared/submissions/contact-rules.ts';
import { renderRichText } from '../../shared/ui/rich-text.tsx';
import { MessageFields, PersonFields } from './contact-fields.tsx';
import { ContactSent, type SentMessage } from './contact-sent.tsx';
import { findControlName } from './find-control-name.ts';
import { type ContactFormProps, useMessage } from './use-message.ts';

/** A message to customer service (CF-01 … CF-04). */
export function ContactForm(props: ContactFormProps) {
  const panel = useRef<HTMLDivElement>(null);
  const [sent, setSent] = useState<SentMessage>();
  const focusLate = useFocusAfterRender(panel);
  const message = useMessage(props, (received) => {
    setSent(received);
    focusLate('#result');
  });

  function startAgain() {
    setSent(undefined);
    focusLate('#title');
  }

  return (
    <div className="panel" ref={panel}>
      {sent ? <ContactSent t={props.t} {...sent} onAgain={startAgain} /> : <MessageForm {...props} message={message} />}
    </div>
  );
}

/** The form, below the list of everything to correct. */
function MessageForm(props: ContactFormProps & { message: ReturnType<typeof useMessage> }) {
  const { t, locale, serviceOrigin, message } = props;
  const { form, ...hints } = message;
  const fields = { t, locale, form };
  const errors = (Object.keys(form.errors) as ContactField[])
    .map((field) => ({ id: findControlName(field, form.read), message: form.bind(field).error ?? '' }))
    .filter(({ message }) => message);
  return (
    <>
      <h2 id="title" part="title" tabIndex={-1}>
        {t('title')}
      </h2>
      <ErrorSummary
        title={form.notice === 'badFields' && errors.length ? t('badFields') : ''}
        errors={errors}
        onFollow={(id) => form.frame.ref.current?.querySelector<HTMLElement>(`#${id}`)?.focus()}
      />
      <FormFrame form={form} t={t}>
        <MessageFields {...fields} />
        <PersonFields {...fields} {...hints} />
        <CheckField
          id="PrivacyAccepted"
          name="PrivacyAccepted"
          error={form.bind('PrivacyAccepted').error}
          aria-required
        >
          {renderRichText(t('consent'), (content) => (
            <a part="link" href={`${serviceOrigin}/${locale}/privacy`}>
              {content}
            </a>
          ))}
        </CheckField>
        <SubmitRow form={form} t={t} locale={locale} />
      </FormFrame>
    </>
  );
}
