import containerStyles from '../../shared/element/container.css';
import type { Widget } from '../../shared/element/widget.ts';
import formStyles from '../../shared/forms/forms.css';
import radioStyles from '../../shared/forms/radio-group.css';
import newsletterStyles from '../../shared/newsletter/newsletter.css';
import type { NewsletterEvent } from '../../shared/newsletter/newsletter-docs.ts';
import type { NewsletterMessageKey } from '../../shared/newsletter/newsletter-sign-up.tsx';
import { newsletterForm } from './newsletter-form.contract.ts';
import styles from './newsletter-form.css';
import { NewsletterForm } from './newsletter-form.tsx';

/** The element kit's definition of `<vitrine-newsletter-form>`. */
export const newsletterFormWidget: Widget<typeof newsletterForm, NewsletterMessageKey, NewsletterEvent> = {
  contract: newsletterForm,
  component: NewsletterForm,
  styles: [containerStyles, formStyles, radioStyles, newsletterStyles, styles],
  messages: {
    en: () => import('../../shared/newsletter/newsletter-messages.en.ts'),
    fr: () => import('../../shared/newsletter/newsletter-messages.fr.ts'),
  },
};
