import type { Translate } from '../../shared/locale/messages.ts';
import { renderRichText } from '../../shared/ui/rich-text.tsx';
import type { ContactMessageKey } from './contact-message-keys.ts';

/** A message that the service has accepted. */
export interface SentMessage {
  /** Empty where the service gave none. */
  reference: string;
  email: string;
}

interface ContactSentProps extends SentMessage {
  t: Translate<ContactMessageKey>;
  onAgain: () => void;
}

/** The thanks that replace the form; they get the focus, so that a screen reader announces them. */
export function ContactSent({ t, reference, email, onAgain }: ContactSentProps) {
  return (
    <section
      className="result"
      part="result"
      id="result"
      tabIndex={-1}
      aria-labelledby="sent"
      aria-describedby="reference reply"
    >
      <h2 id="sent">{t('sent')}</h2>
      <p id="reference">
        {reference &&
          renderRichText(t('reference', { reference }), (content) => <strong className="reference">{content}</strong>)}
      </p>
      <p id="reply">{t('reply', { email })}</p>
      <button type="button" className="quiet" onClick={onAgain}>
        {t('again')}
      </button>
    </section>
  );
}
