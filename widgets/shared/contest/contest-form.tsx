import { type FormEvent, useEffect, useRef, useState } from 'react';
import { handlerPaths } from '../brand/endpoints.ts';
import type { Contract } from '../element/contract.ts';
import type { WidgetProps } from '../element/widget.ts';
import { runAfterPress } from '../forms/after-press.ts';
import { CheckField } from '../forms/check-field.tsx';
import { buildProof, buildProofField } from '../forms/consent-proof.ts';
import { createFormDraft } from '../forms/form-draft.ts';
import { applyMask } from '../forms/masked-value.ts';
import { createFieldReader } from '../forms/read-field.ts';
import { TextField } from '../forms/text-field.tsx';
import { TrapField } from '../forms/trap-field.tsx';
import { useLateFocus } from '../forms/use-late-focus.ts';
import { useSubmission } from '../forms/use-submission.ts';
import type { ContestDetails } from '../submissions/contest-details.ts';
import { type ContestFieldError, listContestErrors } from '../submissions/contest-rules.ts';
import { formatLoyaltyNumber } from '../submissions/loyalty-number.ts';
import { formatPostalCode } from '../submissions/postal-code.ts';
import { skillQuestion } from '../submissions/skill-question.ts';
import { renderRichText } from '../ui/rich-text.tsx';
import type { ContestEvent } from './contest-docs.ts';
import { type ContestOutcome, readContestOutcome } from './contest-outcome.ts';
import { describeSource, readEntry } from './contest-request.ts';
import {
  type ContestKey,
  chooseWords,
  type Errors,
  type ErrorWords,
  listErrorWords,
  nameErrors,
} from './contest-words.ts';

const masks: Record<string, (value: string) => string> = { Zip: formatPostalCode, LoyaltyNumber: formatLoyaltyNumber };
/** Typed in capitals by a phone, and no word of any language. */
const code = { type: 'text', autoCapitalize: 'characters', spellCheck: false, 'aria-required': true } as const;
const digits = { type: 'text', inputMode: 'numeric' } as const;

/** Words of the PIN's field, for a contest that is entered with one (NM-01). */
export interface PinWords {
  label: string;
  hint: string;
  errors: ErrorWords;
}

export interface ContestFormProps extends Omit<WidgetProps<Contract, ContestKey, ContestEvent>, 'attributes'> {
  details: ContestDetails;
  rulesUrl: string;
  pin?: PinWords | undefined;
  /** The service took the entry, had it already, or is not open; whatever else it says, the form stays. */
  onAnswer: (outcome: Exclude<ContestOutcome, { errors: unknown }>, email: string) => void;
}

/** The form of a contest (CE-01, CE-02, NM-01). */
export function ContestForm(props: ContestFormProps) {
  const { t, locale, brand, serviceOrigin, details, rulesUrl, pin, emit, host, onAnswer } = props;
  const { id: contest, hasSkillQuestion, memberChances } = details;
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<Errors>({});
  const [notice, setNotice] = useState<'badFields' | 'error'>();
  const { isSubmitting, submit } = useSubmission(readContestOutcome, host);
  const focusLate = useLateFocus(form);
  const draft = createFormDraft(`vitrine-contest-${contest}`);
  const source = describeSource(contest, brand, locale);
  const consent = { id: 'contest', version: t('consentVersion'), language: locale };
  const words = listErrorWords(t, pin);

  const read = () => ({ ...source, ...readEntry(createFieldReader(form.current)) });
  const check = () => listContestErrors(read(), { hasPin: !!pin, hasSkillQuestion, hasTerms: true });

  useEffect(() => {
    draft.restore(form.current as HTMLFormElement);
  }, [contest]);

  /** Whether there was anything to show. */
  function showErrors(found: readonly ContestFieldError[]): boolean {
    const named = nameErrors(found, words);
    setErrors(named);
    const isShown = Object.keys(named).length > 0;
    if (isShown) focusLate('[aria-invalid]');
    return isShown;
  }

  /** What was wrong and is right now is told at once; what is not finished yet is left alone until it is left. */
  function review(field: HTMLInputElement, isLeft: boolean) {
    const found = nameErrors(check(), words)[field.name];
    // Leaving takes no error away: what the service refused stays until it is changed, and the button where it is.
    if (isLeft ? found && field.value : errors[field.name]) setErrors((shown) => ({ ...shown, [field.name]: found }));
  }

  function handleInput(event: FormEvent<HTMLFormElement>) {
    const field = event.target as HTMLInputElement;
    const mask = masks[field.name];
    if (mask) applyMask(event, mask);
    draft.keep(field);
    review(field, false);
  }

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setNotice(undefined);
    if (showErrors(check())) return setNotice('badFields');
    const entry = read();
    const headers = buildProof(consent);
    const outcome = await submit(serviceOrigin + handlerPaths.contestEntry, headers, entry, 'requestId');
    if (!outcome) return;
    const { kind } = outcome;
    if ('errors' in outcome) {
      console.error(`contest entry: ${kind}`);
      emit('vitrine-contest-failed', { contest, outcome: kind });
      if (!showErrors(outcome.errors)) setNotice('error');
      else if (kind === 'bad-fields') setNotice('badFields');
      return;
    }
    if (kind !== 'not-open') draft.clear();
    onAnswer(outcome, entry.Email);
  }

  const bind = (name: string) => ({
    id: name,
    name,
    error: errors[name] && chooseWords(words[name] ?? [], errors[name]),
    onBlur: ({ target }: { target: EventTarget }) => runAfterPress(() => review(target as HTMLInputElement, true)),
  });
  const [first, second, third, fourth] = skillQuestion;
  const numbers = { first, second, third, fourth };
  const drawLink = (href: string) => (text: string) => <a href={href}>{text}</a>;
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
      {Object.entries({ ...source, ...buildProofField(consent) }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <p className="hint">{t('required')}</p>
      {pin && <TextField {...bind('Pin')} {...code} label={pin.label} hint={pin.hint} autoComplete="off" />}
      <TextField {...bind('Email')} type="email" label={t('email')} autoComplete="email" aria-required />
      <TextField {...bind('Zip')} {...code} label={t('postalCode')} autoComplete="postal-code" />
      <TextField
        {...bind('LoyaltyNumber')}
        {...digits}
        label={t('loyaltyNumber')}
        hint={t('loyaltyNumberHint', { chances: memberChances })}
        autoComplete="off"
      />
      {hasSkillQuestion && (
        <TextField
          {...bind('SkillAnswer')}
          {...digits}
          label={t('skillQuestion', numbers)}
          hint={t('skillQuestionHint', numbers)}
          autoComplete="off"
          aria-required
        />
      )}
      <TrapField />
      <CheckField {...bind('TermsAccepted')} aria-required>
        {renderRichText(t('termsConsent'), { rules: drawLink(rulesUrl) })}
      </CheckField>
      <CheckField {...bind('PrivacyAccepted')} aria-required>
        {renderRichText(t('privacyConsent'), { privacy: drawLink(`${serviceOrigin}/${locale}/privacy`) })}
      </CheckField>
      <CheckField {...bind('NewsletterOptIn')}>{t('newsletterConsent')}</CheckField>
      <p className="status" role="status" part="status">
        {isSubmitting ? t('submitting') : notice ? t(notice) : ''}
      </p>
      <button type="submit" part="submit" aria-disabled={isSubmitting}>
        {t('submit')}
      </button>
    </form>
  );
}
