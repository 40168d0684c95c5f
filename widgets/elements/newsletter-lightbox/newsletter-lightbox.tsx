import { useEffect, useState } from 'react';
import { reportLoadFailure } from '../../shared/element/load-failure.ts';
import type { WidgetProps } from '../../shared/element/widget.ts';
import { NewsletterDialog, record, suppression } from '../../shared/newsletter/newsletter-dialog.tsx';
import type { NewsletterMessageKey } from '../../shared/newsletter/newsletter-sign-up.tsx';
import { readDocument } from '../../shared/page/page-properties.ts';
import { hasOpenDialog, isRendered } from '../../shared/visibility/visibility.ts';
import { isPauseOver } from './frequency-cap.ts';
import { isHiddenAt } from './hidden-rules.ts';
import type { NewsletterLightboxEvent, newsletterLightbox } from './newsletter-lightbox.contract.ts';
import { waitForDelay } from './open-trigger.ts';
import { isAnswerAwaited, isAsked, isVisitorBusy, watchVisitor } from './visitor-activity.ts';

/** The path of the page that waits for the consent question. */
let waitingAt: string | undefined;

/**
 * Whether the open consent question comes first: until it is answered, or the visitor uses the page or goes to another
 * without answering. The banner is visible again when the dialog closes.
 */
function isQuestionFirst(): boolean {
  if (!isAnswerAwaited()) return false;
  if (!waitingAt && !suppression.read()?.waitedAt) {
    record('waitedAt');
    waitingAt = location.pathname;
  }
  return waitingAt === location.pathname;
}

type LightboxProps = WidgetProps<typeof newsletterLightbox, NewsletterMessageKey, NewsletterLightboxEvent>;
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
    if (!host || trigger === 'manual' || host.matches('[open]:not([open=false])')) return;
    watchVisitor();
    let stop: (() => void) | undefined;
    let isOver = false;
    const start = (options?: Options) => {
      // An application changes the address: each moment has its own result.
      const isHidden = () => isHiddenAt(location) || options?.mayOpen() === false;
      const wait = () => {
        if (isHidden()) stop = waitForDelay(1, wait);
        else if (options) stop = options.wait(openWhenFree);
        else stop = waitForDelay(delay, openWhenFree);
      };
      const openWhenFree = () => {
        // Read just before opening: another tab may have closed or used it meanwhile.
        const record = suppression.read();
        if (frequency !== 'always' && !isPauseOver(record, Date.now(), closedDays, subscribedDays)) return;
        if (isHidden()) wait();
        // Nothing can open while the page is hidden. A teaser never lies over the consent question.
        else if (
          !isRendered(readDocument('body')) ||
          (options?.Teaser ? hasOpenDialog() || isAsked() : isQuestionFirst() || isVisitorBusy(host))
        )
          stop = waitForDelay(1, openWhenFree);
        else if (options?.Teaser) showTeaser(options);
        else host.setAttribute('open', '');
      };
      wait();
    };
    if (needsOptions(set))
      import('./options/opening-options.ts').then(
        ({ readOptions }) => isOver || start(readOptions(set)),
        (cause) => reportLoadFailure('vitrine-newsletter-lightbox', cause),
      );
    else start();
    return () => {
      isOver = true;
      stop?.();
    };
  }, [host, key, showTeaser]);
}

/** The newsletter sign-up in a dialog that opens by itself, or from a teaser (NL-01 … NL-10). */
export function NewsletterLightbox(props: LightboxProps) {
  const [teased, setTeased] = useState<Options>();
  useOpening(props, setTeased);
  return (
    <>
      <NewsletterDialog {...props} formLocation="Lightbox" />
      {teased?.Teaser && <teased.Teaser {...props} onGone={() => setTeased(undefined)} />}
    </>
  );
}
