import type { Widget } from '../../shared/element/widget.ts';
import formStyles from '../../shared/forms/forms.css';
import radioStyles from '../../shared/forms/radio-group.css';
import newsletterStyles from '../../shared/newsletter/newsletter.css';
import dialogStyles from '../../shared/newsletter/newsletter-dialog.css';
import type { NewsletterMessageKey } from '../../shared/newsletter/newsletter-sign-up.tsx';
import { type NewsletterLightboxEvent, newsletterLightbox } from './newsletter-lightbox.contract.ts';
import { NewsletterLightbox } from './newsletter-lightbox.tsx';

/** The element kit's definition of `<vitrine-newsletter-lightbox>`. */
export const newsletterLightboxWidget: Widget<
  typeof newsletterLightbox,
  NewsletterMessageKey,
  NewsletterLightboxEvent
> = {
  contract: newsletterLightbox,
  component: NewsletterLightbox,
  styles: [formStyles, radioStyles, newsletterStyles, dialogStyles],
  messages: {
    en: () => import('../../shared/newsletter/newsletter-messages.en.ts'),
    fr: () => import('../../shared/newsletter/newsletter-messages.fr.ts'),
  },
};
