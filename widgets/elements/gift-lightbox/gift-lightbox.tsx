import { type KeyboardEvent, type MouseEvent, useEffect } from 'react';
import { hasDraw } from '../../shared/brand/newsletter-offer.ts';
import type { WidgetProps } from '../../shared/element/widget.ts';
import type { Locale } from '../../shared/locale/locale.ts';
import { NewsletterDialog } from '../../shared/newsletter/newsletter-dialog.tsx';
import type { NewsletterDialogEvent } from '../../shared/newsletter/newsletter-docs.ts';
import type { NewsletterMessageKey } from '../../shared/newsletter/newsletter-sign-up.tsx';
import type { giftLightbox } from './gift-lightbox.contract.ts';
import en from './gift-lightbox.en.json' with { type: 'json' };
import fr from './gift-lightbox.fr.json' with { type: 'json' };

// Two sentences: inline, both languages are smaller than a separate file for each.
const messages = { en, fr };

function readOpening(locale: Locale) {
  const { title, intro, titleWithoutDraw, introWithoutDraw } = messages[locale];
  return hasDraw ? { title, intro } : { title: titleWithoutDraw, intro: introWithoutDraw };
}

/** The newsletter's dialog with messages about gift cards, opened by the element's own children (RT-08). */
export function GiftLightbox(props: WidgetProps<typeof giftLightbox, NewsletterMessageKey, NewsletterDialogEvent>) {
  const { locale, host } = props;

  useEffect(() => {
    // With the script, the link becomes a button that opens a dialog.
    for (const link of host?.querySelectorAll('a') ?? []) {
      link.setAttribute('role', 'button');
      link.setAttribute('aria-haspopup', 'dialog');
    }
  }, [host]);

  function open(event: MouseEvent | KeyboardEvent) {
    event.preventDefault();
    host?.setAttribute('open', '');
  }

  return (
    <>
      {/* Modifier keys ask for another tab or window: then the browser follows the link. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: its link is what takes the focus and the keys */}
      <slot
        onClick={(event: MouseEvent) => event.ctrlKey || event.metaKey || event.shiftKey || open(event)}
        onKeyDown={(event: KeyboardEvent) => event.key === ' ' && open(event)}
      />
      <NewsletterDialog {...props} formLocation="Gift Card Lightbox" opening={readOpening(locale)} />
    </>
  );
}
