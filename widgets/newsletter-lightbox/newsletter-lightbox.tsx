import { useEffect } from 'react';
import type { WidgetProps } from '../shared/element/widget.ts';
import { NewsletterDialog, suppression } from '../shared/newsletter/newsletter-dialog.tsx';
import type { NewsletterDialogEvent } from '../shared/newsletter/newsletter-docs.ts';
import type { NewsletterKey } from '../shared/newsletter/newsletter-sign-up.tsx';
import { isPauseOver } from './frequency-cap.ts';
import { isHiddenAt } from './hidden-rules.ts';
import type { newsletterLightbox } from './newsletter-lightbox.contract.ts';
import { waitForTrigger } from './open-trigger.ts';

const retryMs = 1000;

/**
 * Whether something is open already that asks for the visitor's attention: this bundle's, told by the mark on its
 * host, or any other dialog that says so.
 */
function hasOpenDialog(): boolean {
  return !!document.querySelector(
    'dialog[open],[aria-modal="true"],:is(vitrine-newsletter-lightbox,vitrine-gift-lightbox,vitrine-consent-banner)[open]',
  );
}

/** The newsletter sign-up in a dialog that opens by itself (NL-01 … NL-10). */
export function NewsletterLightbox(
  props: WidgetProps<typeof newsletterLightbox, NewsletterKey, NewsletterDialogEvent>,
) {
  const { attributes, host } = props;
  const { open, trigger, delay, scrollDepth, frequency, closedDays, subscribedDays } = attributes;

  useEffect(() => {
    if (open || isHiddenAt(location.pathname, location.search)) return;
    let timer: ReturnType<typeof setTimeout>;
    const openWhenFree = () => {
      // Asked when it is about to open: it may have been closed or used in another tab meanwhile.
      const record = suppression.read();
      if (frequency !== 'always' && !isPauseOver(record, Date.now(), closedDays, subscribedDays)) return;
      if (hasOpenDialog()) timer = setTimeout(openWhenFree, retryMs);
      else host?.setAttribute('open', '');
    };
    const stop = waitForTrigger({ trigger, delay, scrollDepth }, openWhenFree);
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [trigger, delay, scrollDepth, frequency, closedDays, subscribedDays]);

  return <NewsletterDialog {...props} open={open} formLocation="Lightbox" />;
}
