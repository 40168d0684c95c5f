import type { WidgetProps } from '../../shared/element/widget.ts';
import type { NewsletterEvent } from '../../shared/newsletter/newsletter-docs.ts';
import { type NewsletterMessageKey, NewsletterSignUp } from '../../shared/newsletter/newsletter-sign-up.tsx';
import type { newsletterForm } from './newsletter-form.contract.ts';

/** The newsletter sign-up as a section of the page (NL-11). */
export function NewsletterForm(props: WidgetProps<typeof newsletterForm, NewsletterMessageKey, NewsletterEvent>) {
  return (
    <div className="panel">
      <NewsletterSignUp {...props} formLocation="Page" />
    </div>
  );
}
