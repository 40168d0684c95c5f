import { useMemo } from 'react';
import { handlerPaths } from '../brand/endpoints.ts';
import { offers } from '../brand/offers.ts';
import type { Contract } from '../element/contract.ts';
import type { WidgetProps } from '../element/widget.ts';
import { CheckField } from '../forms/check-field.tsx';
import { EmailField } from '../forms/email-field.tsx';
import { Field } from '../forms/field.tsx';
import { createFormDraft } from '../forms/form-draft.ts';
import { FormFrame } from '../forms/form-frame.tsx';
import type { ReadField } from '../forms/read-field.ts';
import { SubmitRow } from '../forms/submit-row.tsx';
import { useForm } from '../forms/use-form.ts';
import type { ContestDetails } from '../submissions/contest-details.ts';
import { entryModel, listContestErrors } from '../submissions/contest-rules.ts';
import { nameErrors } from '../submissions/field-errors.ts';
import { listMasks } from '../submissions/form-model.ts';
import type { ReasonCode } from '../submissions/reason-codes.ts';
import { renderRichText } from '../ui/rich-text.tsx';
import type { ContestEvent } from './contest-docs.ts';
import type { ContestMessageKey } from './contest-message-keys.ts';
import { type ContestOutcome, readContestOutcome } from './contest-outcome.ts';
import { describeSource, readEntry } from './contest-request.ts';

const masks = listMasks(entryModel);
/** A code: phones type capitals, and there is nothing to spell-check. */
const code = { type: 'text', autoCapitalize: 'characters', spellCheck: 'false', 'aria-required': true } as const;
const digits = { type: 'text', inputMode: 'numeric' } as const;

/** For a contest that is entered with a PIN (NM-01). */
export interface PinRules {
  isPin: (value: string) => boolean;
  normalizePin: (value: string) => string;
}

/** What the entry form of an open contest gets. */
export interface ContestFormProps extends Omit<WidgetProps<Contract, ContestMessageKey, ContestEvent>, 'attributes'> {
  details: ContestDetails;
  rulesUrl: string;
  pin?: PinRules | undefined;
  /** The service accepted the entry, already had it, or is not open; after any other result the form stays. */
  onResult: (outcome: Exclude<ContestOutcome, { errors: unknown }>, email: string, code: ReasonCode) => void;
}

/** The entry form's logic: validation, sending and events. */
function useEntry(props: ContestFormProps) {
  const { t, locale, brand, serviceOrigin, details, pin, emit, onResult } = props;
  const { id: contest, hasSkillQuestion } = details;
  const draft = useMemo(() => createFormDraft(`vitrine-contest-${contest}`), [contest]);
  const source = describeSource(contest, brand, locale);
  const build = (read: ReadField) => ({ ...source, ...readEntry(read, pin?.normalizePin) });
  return useForm({
    draft,
    masks,
    check: (read) =>
      nameErrors(props, listContestErrors(build(read), { isPin: pin?.isPin, hasSkillQuestion, hasTerms: true })),
    t,
    emit,
    url: serviceOrigin + handlerPaths.contestEntry,
    consent: { id: 'contest', version: t('consentVersion'), language: locale },
    hidden: source,
    build,
    keyName: 'requestId',
    ownPage: `${serviceOrigin}/${locale}/embed/${pin ? 'new-movers' : 'contest-entry'}?${new URLSearchParams({ contest })}`,
    onResult(result, { Email }, code) {
      const outcome = readContestOutcome(result);
      const { kind } = outcome;
      if ('errors' in outcome) {
        console.error(`contest entry: ${kind}, ${code}`);
        emit('vitrine-contest-failed', { contest, outcome: kind, code });
        return { errors: nameErrors(props, outcome.errors), notice: kind === 'bad-fields' ? 'badFields' : undefined };
      }
      onResult(outcome, Email, code);
      // The entry waits in the draft until the contest opens.
      return kind === 'not-open' ? { errors: {} } : undefined;
    },
  });
}

type EntryPartProps = ContestFormProps & { form: ReturnType<typeof useEntry> };

/** The visitor's own fields, and the skill-testing question. */
function EntryFields({ t, details: { hasSkillQuestion, memberChances }, pin, form }: EntryPartProps) {
  return (
    <>
      {pin && <Field {...form.bind('Pin')} {...code} autoComplete="off" />}
      <EmailField {...form.bind('Email')} form={form} t={t} name="Email" autoComplete="email" aria-required />
      <Field {...form.bind('Zip')} {...code} autoComplete="postal-code" />
      {offers.loyalty && (
        <Field
          {...form.bind('LoyaltyNumber')}
          {...digits}
          hint={t('memberHint', { chances: memberChances })}
          autoComplete="off"
        />
      )}
      {hasSkillQuestion && <Field {...form.bind('SkillAnswer')} {...digits} autoComplete="off" aria-required />}
    </>
  );
}

/** The terms of the contest, then the consents, each with its own checkbox. */
function ConsentFields({ t, locale, serviceOrigin, rulesUrl, form }: EntryPartProps) {
  const render = (text: string) =>
    renderRichText(text, (content, name) => (
      <a part="link" href={name === 'rules' ? rulesUrl : `${serviceOrigin}/${locale}/${name}`}>
        {content}
      </a>
    ));
  return (
    <>
      <p className="hint">{render(t('prizeLine'))}</p>
      <CheckField {...form.bind('TermsAccepted')} aria-required>
        {render(t('termsConsent'))}
      </CheckField>
      <CheckField {...form.bind('PrivacyAccepted')} aria-required>
        {render(t('privacyConsent'))}
      </CheckField>
      <CheckField {...form.bind('NewsletterOptIn')}>{render(t('newsletterConsent'))}</CheckField>
    </>
  );
}

/** The entry form of a contest (CE-01, CE-02, NM-01). */
export function ContestForm(props: ContestFormProps) {
  const { t, locale } = props;
  const form = useEntry(props);
  return (
    <FormFrame form={form} t={t}>
      <EntryFields {...props} form={form} />
      <ConsentFields {...props} form={form} />
      <SubmitRow form={form} t={t} locale={locale} error={form.notice && t(form.notice)} />
    </FormFrame>
  );
}
