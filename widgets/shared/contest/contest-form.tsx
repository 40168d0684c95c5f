import { type FormEvent, useEffect, useRef, useState } from 'react';
import { handlerPaths } from '../brand/endpoints.ts';
import type { Contract } from '../element/contract.ts';
import type { WidgetProps } from '../element/widget.ts';
import { CheckField } from '../forms/check-field.tsx';
import { createFormDraft } from '../forms/form-draft.ts';
import { applyMask } from '../forms/masked-value.ts';
import { TextField } from '../forms/text-field.tsx';
import { TrapField } from '../forms/trap-field.tsx';
import { useSubmission } from '../forms/use-submission.ts';
import type { ContestDetails } from '../submissions/contest-details.ts';
import { type ContestFieldError, listContestErrors } from '../submissions/contest-rules.ts';
import { formatLoyaltyNumber } from '../submissions/loyalty-number.ts';
import { formatPostalCode } from '../submissions/postal-code.ts';
import { skillQuestion } from '../submissions/skill-question.ts';
import { renderRichText } from '../ui/rich-text.tsx';
import type { ContestEvent } from './contest-docs.ts';
import { type ContestOutcome, readContestOutcome } from './contest-outcome.ts';
import { buildEntry, buildHeaders, buildHiddenFields } from './contest-request.ts';
import {
  type ContestField,
  type ContestKey,
  chooseWords,
  type Errors,
  type ErrorWords,
  errorWords,
  nameErrors,
} from './contest-words.ts';

const masks: Partial<Record<string, (value: string) => string>> = {
  Zip: formatPostalCode,
  LoyaltyNumber: formatLoyaltyNumber,
};
/** Answers that are about one field. */
const refusals = { 'bad-email': 'Email', 'wrong-answer': 'SkillAnswer', 'bad-pin': 'Pin' } as const;

/** Words of the PIN's field, for a contest that is entered with one (NM-01). */
export interface PinWords {
  label: string;
  hint: string;
  errors: ErrorWords<string>;
}

export interface ContestFormProps extends Omit<WidgetProps<Contract, ContestKey, ContestEvent>, 'attributes'> {
  details: ContestDetails;
  rulesUrl: string;
  pin?: PinWords | undefined;
  /** The service took the entry, knew it already, or is not open; whatever else it says, the form stays. */
  onAnswer: (outcome: ContestOutcome, email: string) => void;
}

/** The form of a contest (CE-01, CE-02, NM-01). */
export function ContestForm(props: ContestFormProps) {
  const { t, locale, brand, serviceOrigin, details, rulesUrl, pin, emit, host, onAnswer } = props;
  const { id: contest, hasSkillQuestion, memberChances } = details;
  const form = useRef<HTMLFormElement>(null);
  const shownAt = useRef(0);
  const optedInAt = useRef('');
  const mustFocus = useRef(false);
  const [errors, setErrors] = useState<Errors>({});
  const [notice, setNotice] = useState<'badFields' | 'error'>();
  const { isSubmitting, submit } = useSubmission(readContestOutcome, host);
  const draft = createFormDraft(`vitrine-contest-${contest}`);
  const context = { contest, brand, locale, version: t('consentVersion') };

  const readField = (name: string) => String(new FormData(form.current as HTMLFormElement).get(name) ?? '');
  const read = () => buildEntry(readField, context, optedInAt.current);
  const check = () => {
    const entry = read();
    // The rules of every contest are read and agreed to here, whether or not its service insists.
    return nameErrors(
      listContestErrors({ ...entry, TermsAccepted: true }, { hasPin: !!pin, hasSkillQuestion }).concat(
        entry.TermsAccepted ? [] : { field: 'TermsAccepted', code: 'REQUIRED' },
      ),
      !!pin,
    );
  };

  useEffect(() => {
    shownAt.current = performance.now();
    draft.restore(form.current as HTMLFormElement);
  }, [contest]);

  // After drawing, so that the field is described by its error when it is reached.
  useEffect(() => {
    if (!mustFocus.current) return;
    mustFocus.current = false;
    form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [errors]);

  /** Whether there was anything to show. */
  function showErrors(found: Errors): boolean {
    mustFocus.current = Object.keys(found).length > 0;
    setErrors(found);
    return mustFocus.current;
  }

  function handleInput(event: FormEvent<HTMLFormElement>) {
    const field = event.target as HTMLInputElement;
    const mask = masks[field.name];
    if (mask) applyMask(event, mask);
    draft.keep(field);
    if (field.name === 'NewsletterOptIn') optedInAt.current = new Date().toISOString();
    // What was wrong and is right now is told at once; what is not finished yet is left alone until it is left.
    const { [field.name as ContestField]: shown, ...others } = errors;
    const found = check()[field.name as ContestField];
    if (shown) setErrors(found ? { ...errors, [field.name]: found } : others);
  }

  function handleLeave(event: { target: EventTarget }) {
    const { name, value } = event.target as HTMLInputElement;
    const found = check()[name as ContestField];
    if (value && found) setErrors({ ...errors, [name]: found });
  }

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setNotice(undefined);
    if (showErrors(check())) return setNotice('badFields');
    const entry = read();
    const age = performance.now() - shownAt.current;
    const outcome = await submit(
      serviceOrigin + handlerPaths.contestEntry,
      buildHeaders(context, age),
      entry,
      'requestId',
    );
    if (!outcome) return;
    const { kind } = outcome;
    if (kind === 'bad-fields' || kind === 'error' || kind in refusals) {
      console.error(`contest entry: ${kind}`);
      emit('vitrine-contest-failed', { contest, outcome: kind });
      const refused: readonly ContestFieldError[] =
        kind === 'bad-fields'
          ? outcome.errors
          : kind in refusals
            ? [{ field: refusals[kind as keyof typeof refusals], code: 'REFUSED' }]
            : [];
      const isShown = showErrors(nameErrors(refused, !!pin));
      if (!isShown) setNotice('error');
      else if (kind === 'bad-fields') setNotice('badFields');
      return;
    }
    if (kind !== 'not-open') draft.clear();
    onAnswer(outcome, entry.Email);
  }

  const bind = (name: ContestField, id: string) => {
    const code = errors[name];
    const words = name === 'Pin' ? pin?.errors : errorWords[name].map((key) => key && t(key));
    return { id, name, error: code && words && chooseWords(words as ErrorWords<string>, code), onBlur: handleLeave };
  };
  const [first, second, third, fourth] = skillQuestion;
  const drawLink = (href: string) => (words: string) => <a href={href}>{words}</a>;
  return (
    <form
      ref={form}
      part="form"
      method="post"
      action={serviceOrigin + handlerPaths.contestEntry}
      noValidate
      aria-labelledby="title"
      onInput={handleInput}
      onSubmit={handleSubmit}
    >
      {Object.entries(buildHiddenFields(context)).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <p className="hint">{t('required')}</p>
      {pin && (
        <TextField
          {...bind('Pin', 'pin')}
          type="text"
          label={pin.label}
          hint={pin.hint}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          aria-required
        />
      )}
      <TextField {...bind('Email', 'email')} type="email" label={t('email')} autoComplete="email" aria-required />
      <TextField
        {...bind('Zip', 'postal-code')}
        type="text"
        label={t('postalCode')}
        autoComplete="postal-code"
        autoCapitalize="characters"
        spellCheck={false}
        aria-required
      />
      <TextField
        {...bind('LoyaltyNumber', 'loyalty-number')}
        type="text"
        label={t('loyaltyNumber')}
        hint={memberChances > 1 ? t('loyaltyNumberHint', { chances: memberChances }) : undefined}
        autoComplete="off"
        inputMode="numeric"
      />
      {hasSkillQuestion && (
        <TextField
          {...bind('SkillAnswer', 'skill-answer')}
          type="text"
          label={t('skillQuestion', { first, second, third, fourth })}
          hint={t('skillQuestionHint', { first, second, third, fourth })}
          autoComplete="off"
          inputMode="numeric"
          aria-required
        />
      )}
      <TrapField />
      <div className="consents">
        <CheckField {...bind('TermsAccepted', 'terms-accepted')} aria-required>
          {renderRichText(t('termsConsent'), { rules: drawLink(rulesUrl) })}
        </CheckField>
        <CheckField {...bind('PrivacyAccepted', 'privacy-accepted')} aria-required>
          {renderRichText(t('privacyConsent'), { privacy: drawLink(`${serviceOrigin}/${locale}/privacy`) })}
        </CheckField>
        <CheckField id="newsletter-opt-in" name="NewsletterOptIn">
          {t('newsletterConsent')}
        </CheckField>
      </div>
      <p className="status" role="status" part="status">
        {isSubmitting ? t('submitting') : notice ? t(notice) : ''}
      </p>
      <button type="submit" part="submit" aria-disabled={isSubmitting}>
        {t('submit')}
      </button>
    </form>
  );
}
