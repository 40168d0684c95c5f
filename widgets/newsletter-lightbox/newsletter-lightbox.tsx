import { useEffect, useState } from 'react';
import { reportLoadFailure } from '../shared/element/load-failure.ts';
import type { WidgetProps } from '../shared/element/widget.ts';
import { NewsletterDialog, suppression } from '../shared/newsletter/newsletter-dialog.tsx';
import type { NewsletterKey } from '../shared/newsletter/newsletter-sign-up.tsx';
import { hasOpenDialog, isAnyVisible, isRendered } from '../shared/visibility/visibility.ts';
import { isPauseOver } from './frequency-cap.ts';
import { isHiddenAt } from './hidden-rules.ts';
import type { NewsletterLightboxEvent, newsletterLightbox } from './newsletter-lightbox.contract.ts';
import { waitForDelay } from './open-trigger.ts';

const retryMs = 1000;

const isAsked = () => isAnyVisible('vitrine-consent-banner[open]:not([open=false])');

/** The path of the page that waits for the consent question. */
let waitingAt: string | undefined;

/**
 * Whether the consent question comes first; only on one page. A visitor who does not answer gets both on the next page;
 * the banner is visible again when the dialog closes.
 */
function isQuestionFirst(): boolean {
  if (!isAsked()) return false;
  if (!waitingAt) {
    const record = suppression.read();
    if (record?.waitedAt) return false;
    suppression.write({ ...record, waitedAt: Date.now() });
    waitingAt = location.pathname;
  }
  return waitingAt === location.pathname;
}

type LightboxProps = WidgetProps<typeof newsletterLightbox, NewsletterKey, NewsletterLightboxEvent>;
type Settings = Omit<LightboxProps['attributes'], 'open' | 'locale' | 'brand' | 'api'>;
type Options = ReturnType<typeof import('./options/opening-options.ts').readOptions>;

/** Whether the settings need more code than a delay and the dialog. */
const needsOptions = ({ trigger, display, pages, exceptPages, campaign, days, from, until }: Settings) =>
  trigger !== 'delay' || display !== 'dialog' || pages + exceptPages + campaign + days + from + until;

/** Opens the element, or calls back to show its teaser, once its trigger fires and no dialog is open. */
function useOpening(
  { host, attributes }: Pick<LightboxProps, 'host' | 'attributes'>,
  showTeaser: (of: Options) => void,
) {
  const { open, locale, brand, api, ...settings } = attributes;
  // As text, so that equal settings do not start the wait again.
  const key = JSON.stringify(settings);
  useEffect(() => {
    const set = JSON.parse(key) as Settings;
    const { trigger, delay, frequency, closedDays, subscribedDays } = set;
    // Checked first: a lightbox that was opened and closed must not open by itself.
    if (trigger === 'manual' || host?.matches('[open]:not([open=false])')) return;
    if (isHiddenAt(location.pathname, location.search)) return;
    let timer: ReturnType<typeof setTimeout>;
    let stop: (() => void) | undefined;
    let isOver = false;
    const openWhenFree = (options?: Options) => {
      // Read just before opening: another tab may have closed or used it meanwhile.
      const record = suppression.read();
      if (frequency !== 'always' && !isPauseOver(record, Date.now(), closedDays, subscribedDays)) return;
      if (options?.mayOpen() === false) return;
      // Nothing can open while the page is hidden. A teaser never lies over the consent question.
      if (hasOpenDialog() || (options?.Teaser ? isAsked() : isQuestionFirst()) || !isRendered(document.body))
        timer = setTimeout(openWhenFree, retryMs, options);
      else if (options?.Teaser) showTeaser(options);
      else host?.setAttribute('open', '');
    };
    if (needsOptions(set))
      import('./options/opening-options.ts').then(
        ({ readOptions }) => {
          const options = readOptions(set);
          if (!isOver) stop = options.wait(() => openWhenFree(options));
        },
        (cause) => reportLoadFailure('vitrine-newsletter-lightbox', cause),
      );
    else stop = waitForDelay(delay, openWhenFree);
    return () => {
      isOver = true;
      stop?.();
      clearTimeout(timer);
    };
  }, [host, key, showTeaser]);
}

/** The newsletter sign-up in a dialog that opens by itself, or from a teaser (NL-01 … NL-10). */
export function NewsletterLightbox(props: LightboxProps) {
  const { open } = props.attributes;
  const [teased, setTeased] = useState<Options>();
  useOpening(props, setTeased);
  return (
    <>
      <NewsletterDialog {...props} formLocation="Lightbox" />
      {teased?.Teaser && !open && <teased.Teaser {...props} onGone={() => setTeased(undefined)} />}
    </>
  );
}
