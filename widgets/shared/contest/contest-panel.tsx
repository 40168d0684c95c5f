import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Contract } from '../element/contract.ts';
import type { WidgetProps } from '../element/widget.ts';
import type { PinResult } from '../submissions/contest-answer.ts';
import type { ContestDetails } from '../submissions/contest-details.ts';
import { pushToDataLayer } from '../tracking/data-layer.ts';
import type { ContestEvent } from './contest-docs.ts';
import { ContestForm, type PinWords } from './contest-form.tsx';
import type { ContestOutcome } from './contest-outcome.ts';
import type { ContestKey } from './contest-words.ts';
import { useContestDetails } from './use-contest-details.ts';

/** What is said instead of the form. */
export interface ContestMessage {
  title: string;
  text: string;
}

export interface ContestPanelProps extends Omit<WidgetProps<Contract, ContestKey, ContestEvent>, 'attributes'> {
  contest: string;
  /** What the page handed over of the contest; anything. */
  given: unknown;
  /** Whether the page itself shows title, prizes and dates. */
  isCompact: boolean;
  pin?: PinWords | undefined;
  /** What an entry with a PIN has won (NM-01). */
  describeResult?: (result: PinResult, email: string, memberChances: number) => ContestMessage;
}

/** A contest in each of its states, all of them the service's: to come, open, entered, over (CE-01, NM-01). */
export function ContestPanel(props: ContestPanelProps) {
  const { t, locale, serviceOrigin, contest, given, isCompact, describeResult, emit } = props;
  const panel = useRef<HTMLDivElement>(null);
  const mustFocus = useRef(false);
  const [taken, setTaken] = useState<{ kind: string; message: ContestMessage }>();
  const { details, hasFailed, retry, setState } = useContestDetails({ serviceOrigin, contest, locale, given });

  // What had the focus is gone; what came instead is read out with it.
  useEffect(() => {
    const target = mustFocus.current && panel.current?.querySelector<HTMLElement>('[tabindex="-1"]:not(input)');
    if (!target) return;
    mustFocus.current = false;
    target.focus();
    target.scrollIntoView({ block: 'nearest' });
  }, [taken, details]);

  function describeTaken(kind: string, email: string): ContestMessage {
    if (kind === 'already-entered') return { title: t('alreadyEntered'), text: t('alreadyEnteredNext') };
    return (
      (kind !== 'entered' && describeResult?.(kind as PinResult, email, details?.memberChances ?? 1)) || {
        title: t('entered'),
        text: t('enteredNext', { email }),
      }
    );
  }

  function handleAnswer(outcome: ContestOutcome, email: string) {
    const { kind } = outcome;
    mustFocus.current = true;
    if (kind === 'not-open') {
      emit('vitrine-contest-failed', { contest, outcome: kind });
      setState(outcome.state);
      return;
    }
    setTaken({ kind, message: describeTaken(kind, email) });
    emit('vitrine-contest-submitted', { contest, outcome: kind, language: locale });
    if (kind === 'already-entered') return;
    pushToDataLayer({
      event: 'formSubmission',
      formType: 'Contest Entry',
      formLocation: contest,
      formLanguage: locale,
      formLanguagePreference: locale,
    });
  }

  function handleRetry() {
    mustFocus.current = true;
    retry();
  }

  function drawMessage(kind: string, { title, text }: ContestMessage, way?: ReactNode) {
    return (
      <section className={`result ${kind}`} part="result" tabIndex={-1} aria-labelledby="title" aria-describedby="text">
        <h2 id="title" part="title">
          {title}
        </h2>
        <p id="text">{text}</p>
        {way && <p className="ways">{way}</p>}
      </section>
    );
  }

  function drawContest(known: ContestDetails) {
    const { title, state, opens, closes, prizes, eligibility } = known;
    if (state !== 'open') {
      const heading = isCompact ? (state === 'before' ? t('before') : t('closed')) : title;
      const text = state === 'before' ? t('opensOn', { opens }) : t('closedOn', { closes });
      return drawMessage(
        state,
        { title: heading, text },
        <a href={`${serviceOrigin}/${locale}/newsletter`}>{t('newsletter')}</a>,
      );
    }
    return (
      <>
        <h2 id="title" part="title" tabIndex={-1}>
          {isCompact ? t('title') : title}
        </h2>
        {!isCompact && (
          <div part="facts">
            <ul className="prizes">
              {prizes.map((prize) => (
                <li key={prize}>{prize}</li>
              ))}
            </ul>
            <p className="hint">
              {t('until', { closes })} {eligibility}
            </p>
          </div>
        )}
        <ContestForm {...props} details={known} rulesUrl={rulesUrl} onAnswer={handleAnswer} />
      </>
    );
  }

  const rules = details?.rulesUrl ?? `/${locale}/contestrules`;
  const rulesUrl = /^https?:/.test(rules) ? rules : serviceOrigin + rules;
  return (
    <div className="panel" ref={panel}>
      {taken ? (
        drawMessage(taken.kind, taken.message)
      ) : details ? (
        drawContest(details)
      ) : (
        <>
          <p role="status">{hasFailed ? t('detailsFailed') : t('loading')}</p>
          {hasFailed && (
            <p className="ways">
              <button type="button" onClick={handleRetry}>
                {t('retry')}
              </button>
              <a href={rulesUrl}>{t('rules')}</a>
            </p>
          )}
        </>
      )}
    </div>
  );
}
