import type { FormResult } from '../../shared/forms/form-head.tsx';
import type { Translate } from '../../shared/locale/messages.ts';
import { renderRichText } from '../../shared/ui/rich-text.tsx';
import type { ContactMessageKey } from './contact-message-keys.ts';

/** A message that the service has accepted. */
export interface SentMessage {
  /** Empty where the service gave none. */
  reference: string;
  email: string;
}

/** The thanks that replace the form. */
export function describeSent(t: Translate<ContactMessageKey>, { reference, email }: SentMessage): FormResult {
  return {
    kind: 'result',
    title: t('sent'),
    text: (
      <>
        {reference && (
          <p>
            {renderRichText(t('reference', { reference }), (content) => (
              <strong className="reference">{content}</strong>
            ))}
          </p>
        )}
        <p>{t('reply', { email })}</p>
      </>
    ),
  };
}
