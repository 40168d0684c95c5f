import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Contract } from '../element/contract.ts';
import { readServiceAddress } from '../element/web-address.ts';
import type { WidgetProps } from '../element/widget.ts';
import { FormHead, type FormResult } from '../forms/form-head.tsx';
import { useFocusAfterRender } from '../forms/use-focus-after-render.ts';
import type { ContestDetails, ContestState } from '../submissions/contest-details.ts';
import type { PinResult } from '../submissions/contest-responses.ts';
import type { ReasonCode } from '../submissions/reason-codes.ts';
import { pushToDataLayer } from '../tracking/data-layer.ts';
import { renderRichText } from '../ui/rich-text.tsx';
import type { ContestCounts } from './contest-counts.tsx';
import type { ContestEvent } from './contest-docs.ts';
import { ContestForm, type ContestFormProps, type PinRules } from './contest-form.tsx';
import type { ContestMessageKey } from './contest-message-keys.ts';
import type { AcceptedKind, ContestOutcome, EntryReference, Prize } from './contest-outcome.ts';
import { type LoadedContest, useContestDetails } from './use-contest-details.ts';

/** A message in place of the form. */
export interface ContestMessage {
  title: string;
  text: string;
  /** The prize won. */
  prize?: ReactNode;
}

/** What a contest widget passes to its panel. */
export interface ContestPanelProps extends Omit<WidgetProps<Contract, ContestMessageKey, ContestEvent>, 'attributes'> {
  /** The contest's id; its details as the page provides them, not validated. */
  attributes: { contest: string; details: unknown };
  pin?: PinRules | undefined;
  /** The message for an entry with a PIN (NM-01). */
  describeResult?: (result: PinResult, email: string, memberChances: number, prize?: Prize) => ContestMessage;
}

interface AcceptedEntry extends EntryReference {
  contest: string;
  kind: AcceptedKind;
  email: string;
  prize?: Prize | undefined;
}

/** The accepted entry; handles a response by dispatching its event and replacing the form. */
function useOutcome(
  { attributes: { contest }, locale, emit, sandbox }: ContestPanelProps,
  onState: (state: ContestState) => void,
) {
  const [taken, setTaken] = useState<AcceptedEntry>();

  function handleOutcome(outcome: Exclude<ContestOutcome, { errors: unknown }>, email: string, code: ReasonCode) {
    const { kind } = outcome;
    if (kind === 'not-open') {
      emit('vitrine-contest-failed', { contest, outcome: kind, code });
      onState(outcome.state);
      return;
    }
    setTaken({ ...outcome, contest, email });
    emit('vitrine-contest-submitted', { contest, outcome: kind, language: locale });
    if (kind === 'already-entered') return;
    pushToDataLayer({
      event: sandbox?.isOn ? 'sandboxFormSubmission' : 'formSubmission',
      formType: 'Contest Entry',
      formLocation: contest,
      formLanguage: locale,
      formLanguagePreference: locale,
    });
  }

  // The element may have moved on to another contest: show nothing of the old one.
  return { taken: taken?.contest === contest ? taken : undefined, handleOutcome };
}

/** A contest in each state that the service reports: before, open, entered, closed (CE-01, NM-01). */
export function ContestPanel(props: ContestPanelProps) {
  const { t, locale, serviceOrigin, host } = props;
  const panel = useRef<HTMLDivElement>(null);
  const loaded = useContestDetails(props);
  const { details, retry, setState } = loaded;
  const { taken, handleOutcome } = useOutcome(props, setState);
  const focusLate = useFocusAfterRender(panel);
  // The focused element is gone; moving the focus to the new content announces it.
  const focusHeading = () => focusLate('h2');
  const result = details && describeContest(props, details, taken);

  const onResult: ContestFormProps['onResult'] = (outcome, email, code) => {
    focusHeading();
    handleOutcome(outcome, email, code);
  };
  const handleEnd = () => {
    if (host?.matches(':focus-within')) focusHeading();
    setState('closed');
  };
  const handleRetry = () => {
    focusHeading();
    retry();
  };

  return (
    <div className="panel" ref={panel}>
      {details ? (
        <>
          <FormHead title={details.title} result={result} />
          {result && !taken && (
            <a className="way" href={`${serviceOrigin}/${locale}/newsletter`}>
              {t('newsletter')}
            </a>
          )}
          {!result && <OpenContest {...props} details={details} onResult={onResult} onEnd={handleEnd} />}
        </>
      ) : (
        <MissingContest {...props} {...loaded} onRetry={handleRetry} />
      )}
    </div>
  );
}

/** What there is to say of a contest in place of its form; undefined while it is open. */
function describeContest(
  props: ContestPanelProps,
  { title, state, opens, closes, memberChances }: ContestDetails,
  taken: AcceptedEntry | undefined,
): FormResult | undefined {
  const { t, describeResult } = props;
  if (!taken) {
    if (state === 'open') return undefined;
    return describeMessage(state, {
      title,
      text: state === 'before' ? t('opensOn', { opens }) : t('closedOn', { closes }),
    });
  }
  const { kind, email, prize } = taken;
  if (kind === 'already-entered')
    return describeMessage(kind, { title: t('alreadyEntered'), text: t('alreadyEnteredNext') });
  const entered = { title: t('entered'), text: t('enteredNext', { email }) };
  const message = (kind !== 'entered' && describeResult?.(kind, email, memberChances, prize)) || entered;
  return describeMessage(kind, message, renderReference(props, taken));
}

/** The reference of an entry, with the page on which its entrant can look for it after the draw. */
function renderReference(
  { t, locale, serviceOrigin }: ContestPanelProps,
  { reference, draws }: AcceptedEntry,
): ReactNode {
  if (!reference || !draws) return null;
  return (
    <p className="hint">
      {renderRichText(t('reference', { reference }), (content) => (
        <a part="link" href={readServiceAddress(draws[locale], serviceOrigin)}>
          {content}
        </a>
      ))}
    </p>
  );
}

function describeMessage(kind: string, { title, text, prize }: ContestMessage, more?: ReactNode): FormResult {
  return {
    kind,
    title,
    text: (
      <>
        {prize && <p className="prize">{prize}</p>}
        <p className="large">{text}</p>
        {more}
      </>
    ),
  };
}

/** The counts of an open contest, in code that only the contests that show them load. */
function useCounts({ counts }: ContestDetails) {
  const [Counts, setCounts] = useState<typeof ContestCounts>();
  const isAsked = !!counts;
  useEffect(() => {
    if (isAsked)
      import('./contest-counts.tsx').then(
        (module) => setCounts(() => module.ContestCounts),
        (cause) => console.error('contest counts:', cause),
      );
  }, [isAsked]);
  return Counts;
}

function OpenContest(
  props: ContestPanelProps & Pick<ContestFormProps, 'details' | 'onResult'> & { onEnd: () => void },
) {
  const { t, locale, serviceOrigin } = props;
  const { closes, prizes, eligibility, rulesUrl, counts } = props.details;
  const Counts = useCounts(props.details);
  return (
    <>
      <ul part="prizes">
        {prizes.map((prize) => (
          <li key={prize}>{prize}</li>
        ))}
      </ul>
      <p className="hint">
        {t('until', { closes })} {eligibility}
      </p>
      {/* Its line is there from the start, so that nothing moves once they are known. */}
      {counts && (
        <p className="hint" part="counts">
          {Counts ? <Counts {...counts} locale={locale} onEnd={props.onEnd} /> : '\u00a0'}
        </p>
      )}
      <ContestForm
        {...props}
        rulesUrl={readServiceAddress(rulesUrl, serviceOrigin) || `${serviceOrigin}/${locale}/contestrules`}
      />
    </>
  );
}

/** The element's own children until the script has asked the service; afterwards the reason why there is no contest. */
function MissingContest(
  props: ContestPanelProps & Pick<LoadedContest, 'hasFailed' | 'isUnknown'> & { onRetry: () => void },
) {
  const { t, locale, serviceOrigin, hasFailed, isUnknown, onRetry } = props;
  const isDown = hasFailed && !isUnknown;
  return (
    <>
      <p className={isDown ? 'large failure' : 'large'} role="status">
        {isDown ? t('detailsFailed') : <slot>{t(isUnknown ? 'detailsFailed' : 'loading')}</slot>}
      </p>
      {/* No retry for a contest that does not exist; the page's own content stays. */}
      {hasFailed !== undefined && !isUnknown && (
        <button type="button" onClick={onRetry}>
          {t('retry')}
        </button>
      )}
      {!isUnknown && (
        <a className="way" href={`${serviceOrigin}/${locale}/contestrules`}>
          {t('rules')}
        </a>
      )}
    </>
  );
}
