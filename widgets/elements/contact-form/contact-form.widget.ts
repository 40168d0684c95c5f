import containerStyles from '../../shared/element/container.css';
import type { Widget } from '../../shared/element/widget.ts';
import checkStyles from '../../shared/forms/check-field.css';
import formStyles from '../../shared/forms/forms.css';
import longFormStyles from '../../shared/forms/long-form.css';
import radioStyles from '../../shared/forms/radio-group.css';
import { type ContactEvent, contactForm } from './contact-form.contract.ts';
import styles from './contact-form.css';
import { ContactForm } from './contact-form.tsx';
import type { ContactMessageKey } from './contact-message-keys.ts';

/** The element kit's definition of `<vitrine-contact-form>`. */
export const contactFormWidget: Widget<typeof contactForm, ContactMessageKey, ContactEvent> = {
  contract: contactForm,
  component: ContactForm,
  styles: [containerStyles, formStyles, radioStyles, longFormStyles, checkStyles, styles],
  messages: {
    en: () => import('./contact-form-messages.en.ts'),
    fr: () => import('./contact-form-messages.fr.ts'),
  },
};
