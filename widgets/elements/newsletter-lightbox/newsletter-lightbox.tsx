import { useEffect, useState } from 'react';
import { interrupt } from '../../shared/attention/attention.ts';
import { answerExaminations, areMet, type RuleState } from '../../shared/attention/examination.ts';
import { isScreenSmall } from '../../shared/attention/page-moment.ts';
import { listPauses, readShown } from '../../shared/attention/shown-record.ts';
import { watchVisitor } from '../../shared/attention/visitor-activity.ts';
import { reportLoadFailure } from '../../shared/element/load-failure.ts';
import type { WidgetProps } from '../../shared/element/widget.ts';
import { NewsletterDialog } from '../../shared/newsletter/newsletter-dialog.tsx';
import type { NewsletterMessageKey } from '../../shared/newsletter/newsletter-sign-up.tsx';
import { readClock } from '../../shared/page/page-properties.ts';
import { listPageKinds } from './hidden-rules.ts';
import type { NewsletterLightboxEvent, newsletterLightbox } from './newsletter-lightbox.contract.ts';
import { waitForDelay } from './open-trigger.ts';

type LightboxProps = WidgetProps<typeof newsletterLightbox, NewsletterMessageKey, NewsletterLightboxEvent>;
type Settings = Omit<LightboxProps['attributes'], 'open' | 'locale' | 'brand' | 'api' | 'sandbox'>;
type Options = ReturnType<typeof import('./options/opening-options.ts').readOptions>;

/** What comes by itself: never the dialog on a small screen, of which it takes most. */
const chooseDisplay = ({ display }: Pick<Settings, 'display'>) =>
  display === 'dialog' && isScreenSmall() ? 'bar' : display;

/** Whether the settings need more code than a delay and the dialog. */
const needsOptions = ({ trigger, display, pages, exceptPages, campaign, days, from, until }: Settings) =>
  trigger !== 'delay' || display !== 'dialog' || pages + exceptPages + campaign + days + from + until;

/** What the lightbox waits for, as its attributes say it. */
const describeTrigger = ({ trigger, delay, scrollDepth }: Pick<Settings, 'trigger' | 'delay' | 'scrollDepth'>) => {
  if (trigger === 'scroll') return `scroll-depth="${scrollDepth}"`;
  return trigger === 'exit' ? 'trigger="exit"' : `delay="${delay}"`;
};

/** Opens the element, or calls back to show its teaser, at a quiet moment after its trigger fires. */
function useOpening(
  { host, attributes, emit }: Pick<LightboxProps, 'host' | 'attributes' | 'emit'>,
  showTeaser: (of: Options) => void,
) {
  const { open, locale, brand, api, sandbox, ...settings } = attributes;
  // As text, so that equal settings do not start the wait again.
  const key = JSON.stringify(settings);
  useEffect(() => {
    const given = JSON.parse(key) as Settings;
    const set = { ...given, display: chooseDisplay(given) };
    const { trigger, delay, frequency, closedDays, subscribedDays } = set;
    if (!host) return;
    let options: Options | undefined;
    /** Whether the trigger has still to fire. */
    let isWaiting = true;
    // An application changes the address: each moment has its own result.
    const listPlaces = () => [...listPageKinds(location), ...(options?.listRules() ?? [])];
    const listShown = () => listPauses(readShown(), readClock(), closedDays, subscribedDays);
    const isCapped = frequency !== 'always';
    const isManual = trigger === 'manual';
    const stopAnswering = answerExaminations(host, () => [
      ['manual', isManual],
      ...(isCapped ? listShown() : []),
      ...listPlaces(),
      ...(isManual ? [] : [['trigger', isWaiting, describeTrigger(set)] satisfies RuleState]),
    ]);
    // Checked first: a lightbox that was opened and closed must not open by itself.
    if (isManual || host.matches('[open]:not([open=false])')) return stopAnswering;
    watchVisitor();
    let stop: (() => void) | undefined;
    let isOver = false;
    const start = () => {
      const isHidden = () => !areMet(listPlaces());
      const wait = () => {
        isWaiting = true;
        if (isHidden()) stop = waitForDelay(1, wait);
        else if (options) stop = options.wait(openWhenQuiet);
        else stop = waitForDelay(delay, openWhenQuiet);
      };
      const isDue = () => {
        // Read just before opening: another tab may have closed or used it meanwhile.
        if (isCapped && !areMet(listShown())) return false;
        if (!isHidden()) return true;
        wait();
        return false;
      };
      const openWhenQuiet = () => {
        isWaiting = false;
        if (!isDue()) return;
        const kind = options?.Teaser ? 'teaser' : 'lightbox';
        const show = () => (options?.Teaser ? showTeaser(options) : host.setAttribute('open', ''));
        stop = interrupt({ kind, host, emit, isDue, show });
      };
      wait();
    };
    if (needsOptions(set))
      import('./options/opening-options.ts').then(
        ({ readOptions }) => {
          options = readOptions(set);
          if (!isOver) start();
        },
        (cause) => reportLoadFailure('vitrine-newsletter-lightbox', cause),
      );
    else start();
    return () => {
      isOver = true;
      stopAnswering();
      stop?.();
    };
  }, [host, key, emit, showTeaser]);
}

/** The newsletter sign-up in a dialog that opens by itself, or from a teaser (NL-01 … NL-10). */
export function NewsletterLightbox(props: LightboxProps) {
  const [teased, setTeased] = useState<Options>();
  useOpening(props, setTeased);
  return (
    <>
      <NewsletterDialog {...props} formLocation="Lightbox" />
      {teased?.Teaser && (
        <teased.Teaser {...props} display={chooseDisplay(props.attributes)} onGone={() => setTeased(undefined)} />
      )}
    </>
  );
}
