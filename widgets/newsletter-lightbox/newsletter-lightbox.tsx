import { useEffect } from 'react';
import type { AttributeValues } from '../shared/element/contract.ts';
import type { WidgetProps } from '../shared/element/widget.ts';
import { NewsletterDialog, suppression } from '../shared/newsletter/newsletter-dialog.tsx';
import type { NewsletterDialogEvent } from '../shared/newsletter/newsletter-docs.ts';
import type { NewsletterKey } from '../shared/newsletter/newsletter-sign-up.tsx';
import { isAnyVisible, isRendered } from '../shared/visibility/visibility.ts';
import { isPauseOver } from './frequency-cap.ts';
import { isHiddenAt } from './hidden-rules.ts';
import type { newsletterLightbox } from './newsletter-lightbox.contract.ts';
import { waitForTrigger } from './open-trigger.ts';

const retryMs = 1000;

/** Whether a dialog is open already: one of this bundle, marked on its host, or any other dialog. */
const hasOpenDialog = () =>
  isAnyVisible('dialog[open],[aria-modal="true"],:is(vitrine-newsletter-lightbox,vitrine-gift-lightbox)[open]');

/** The path of the page that waits for the consent question. */
let waitingAt: string | undefined;

/**
 * Whether the consent question comes first; only on one page. A visitor who does not answer gets both on the next page;
 * the banner is visible again when the dialog closes.
 */
function isQuestionFirst(): boolean {
  if (!isAnyVisible('vitrine-consent-banner[open]')) return false;
  if (!waitingAt) {
    const record = suppression.read();
    if (record?.waitedAt) return false;
    suppression.write({ ...record, waitedAt: Date.now() });
    waitingAt = location.pathname;
  }
  return waitingAt === location.pathname;
}

interface OpeningProps {
  host?: HTMLElement | undefined;
  attributes: AttributeValues<typeof newsletterLightbox>;
}

/** Opens the element once its trigger fires and no dialog is open. */
function useOpening({ host, attributes }: OpeningProps) {
  const { trigger, delay, scrollDepth, frequency, closedDays, subscribedDays } = attributes;
  useEffect(() => {
    // Checked first: a lightbox that was opened and closed must not open by itself.
    if (host?.matches('[open]:not([open=false])') || isHiddenAt(location.pathname, location.search)) return;
    let timer: ReturnType<typeof setTimeout>;
    const openWhenFree = () => {
      // Read just before opening: another tab may have closed or used it meanwhile.
      const record = suppression.read();
      if (frequency !== 'always' && !isPauseOver(record, Date.now(), closedDays, subscribedDays)) return;
      // Nothing can open while the page is hidden.
      if (hasOpenDialog() || isQuestionFirst() || !isRendered(document.body)) timer = setTimeout(openWhenFree, retryMs);
      else host?.setAttribute('open', '');
    };
    const stop = waitForTrigger({ trigger, delay, scrollDepth }, openWhenFree);
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [host, trigger, delay, scrollDepth, frequency, closedDays, subscribedDays]);
}

/** The newsletter sign-up in a dialog that opens by itself (NL-01 … NL-10). */
export function NewsletterLightbox(
  props: WidgetProps<typeof newsletterLightbox, NewsletterKey, NewsletterDialogEvent>,
) {
  useOpening(props);
  return <NewsletterDialog {...props} open={props.attributes.open} formLocation="Lightbox" />;
}
