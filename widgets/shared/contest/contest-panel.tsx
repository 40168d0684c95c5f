import { type ReactNode, useRef, useState } from 'react';
import type { Contract } from '../element/contract.ts';
import type { WidgetProps } from '../element/widget.ts';
import { useLateFocus } from '../forms/use-late-focus.ts';
import type { PinResult } from '../submissions/contest-answer.ts';
import type { ContestDetails } from '../submissions/contest-details.ts';
import { pushToDataLayer } from '../tracking/data-layer.ts';
import type { ContestEvent } from './contest-docs.ts';
import { ContestForm, type PinWords } from './contest-form.tsx';
import type { ContestOutcome, TakenKind } from './contest-outcome.ts';
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
  pin?: PinWords | undefined;
  /** What an entry with a PIN has won (NM-01). */
  describeResult?: (result: PinResult, email: string, memberChances: number) => ContestMessage;
}

/** A contest in each of its states, all of them the service's: to come, open, entered, over (CE-01, NM-01). */
export function ContestPanel(props: ContestPanelProps) {
  const { t, locale, serviceOrigin, contest, given, describeResult, emit } = props;
  const panel = useRef<HTMLDivElement>(null);
  const [taken, setTaken] = useState<{ contest: string; kind: TakenKind; email: string }>();
  const { details, hasFailed, retry, setState } = useContestDetails(serviceOrigin, contest, locale, given);
  const focusLate = useLateFocus(panel);
  // What had the focus is gone; what comes instead is read out with it.
  const focusHeading = () => focusLate('[part="result"], h2');

  function handleAnswer(outcome: Exclude<ContestOutcome, { errors: unknown }>, email: string) {
    const { kind } = outcome;
    focusHeading();
    if (kind === 'not-open') {
      emit('vitrine-contest-failed', { contest, outcome: kind });
      setState(outcome.state);
      return;
    }
    setTaken({ contest, kind, email });
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

  function drawMessage(kind: string, { title, text }: ContestMessage, way?: ReactNode) {
    return (
      <section className={kind} part="result" tabIndex={-1} aria-labelledby="title" aria-describedby="text">
        <h2 id="title" part="title">
          {title}
        </h2>
        <p id="text" className="large">
          {text}
        </p>
        {way}
      </section>
    );
  }

  function drawTaken(kind: TakenKind, email: string, memberChances: number) {
    if (kind === 'already-entered') return drawMessage(kind, { title: t('alreadyEntered'), text: t('goodLuck') });
    const entered = { title: t('entered'), text: t('enteredNext', { email }) };
    return drawMessage(kind, (kind !== 'entered' && describeResult?.(kind, email, memberChances)) || entered);
  }

  function drawContest(known: ContestDetails) {
    const { title, state, opens, closes, prizes, eligibility, rulesUrl } = known;
    if (state !== 'open') {
      const text = state === 'before' ? t('opensOn', { opens }) : t('closedOn', { closes });
      return drawMessage(
        state,
        { title, text },
        <a className="way" href={`${serviceOrigin}/${locale}/newsletter`}>
          {t('newsletter')}
        </a>,
      );
    }
    return (
      <>
        <h2 id="title" part="title" tabIndex={-1}>
          {title}
        </h2>
        <ul part="prizes">
          {prizes.map((prize) => (
            <li key={prize}>{prize}</li>
          ))}
        </ul>
        <p className="hint">
          {t('until', { closes })} {eligibility}
        </p>
        <ContestForm
          {...props}
          details={known}
          rulesUrl={/^https?:/.test(rulesUrl) ? rulesUrl : serviceOrigin + rulesUrl}
          onAnswer={handleAnswer}
        />
      </>
    );
  }

  function handleRetry() {
    focusHeading();
    retry();
  }

  return (
    <div className="panel" ref={panel}>
      {details ? (
        taken?.contest === contest ? (
          drawTaken(taken.kind, taken.email, details.memberChances)
        ) : (
          drawContest(details)
        )
      ) : (
        <>
          {/* Until the script has asked, what the page gave the element stands there. */}
          <p className="large" role="status">
            {hasFailed ? t('detailsFailed') : <slot>{t('loading')}</slot>}
          </p>
          {hasFailed !== undefined && (
            <button type="button" onClick={handleRetry}>
              {t('retry')}
            </button>
          )}
          <a className="way" href={`${serviceOrigin}/${locale}/contestrules`}>
            {t('rules')}
          </a>
        </>
      )}
    </div>
  );
}
