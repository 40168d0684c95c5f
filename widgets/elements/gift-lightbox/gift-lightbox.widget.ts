import type { Widget } from '../../shared/element/widget.ts';
import formStyles from '../../shared/forms/forms.css';
import radioStyles from '../../shared/forms/radio-group.css';
import newsletterStyles from '../../shared/newsletter/newsletter.css';
import dialogStyles from '../../shared/newsletter/newsletter-dialog.css';
import type { NewsletterDialogEvent } from '../../shared/newsletter/newsletter-docs.ts';
import type { NewsletterMessageKey } from '../../shared/newsletter/newsletter-sign-up.tsx';
import { giftLightbox } from './gift-lightbox.contract.ts';
import { GiftLightbox } from './gift-lightbox.tsx';

/** The element kit's definition of `<vitrine-gift-lightbox>`. */
export const giftLightboxWidget: Widget<typeof giftLightbox, NewsletterMessageKey, NewsletterDialogEvent> = {
  contract: giftLightbox,
  component: GiftLightbox,
  styles: [formStyles, radioStyles, newsletterStyles, dialogStyles],
  messages: {
    en: () => import('../../shared/newsletter/newsletter-messages.en.ts'),
    fr: () => import('../../shared/newsletter/newsletter-messages.fr.ts'),
  },
};
