import { type FormEvent, useEffect, useRef, useState } from 'react';
import { handlerPaths } from '../shared/brand/endpoints.ts';
import type { WidgetProps } from '../shared/element/widget.ts';
import { runAfterPress } from '../shared/forms/after-press.ts';
import { CheckField } from '../shared/forms/check-field.tsx';
import { buildProof, buildProofField } from '../shared/forms/consent-proof.ts';
import { ErrorSummary } from '../shared/forms/error-summary.tsx';
import { createFormDraft } from '../shared/forms/form-draft.ts';
import { applyMask } from '../shared/forms/masked-value.ts';
import { createFieldReader } from '../shared/forms/read-field.ts';
import { TrapField } from '../shared/forms/trap-field.tsx';
import { useLateFocus } from '../shared/forms/use-late-focus.ts';
import { useSubmission } from '../shared/forms/use-submission.ts';
import { categoryFields } from '../shared/submissions/contact-fields.ts';
import {
  type ContactField,
  listContactErrors,
  messageLimit,
  normalizeMessage,
} from '../shared/submissions/contact-rules.ts';
import { keepDigits } from '../shared/submissions/digits.ts';
import { suggestEmail } from '../shared/submissions/email-suggestion.ts';
import { formatLoyaltyNumber } from '../shared/submissions/loyalty-number.ts';
import { formatPhone } from '../shared/submissions/phone.ts';
import { formatPostalCode, isPostalCode } from '../shared/submissions/postal-code.ts';
import { isPostalCodeOf } from '../shared/submissions/postal-province.ts';
import { renderRichText } from '../shared/ui/rich-text.tsx';
import { MessageFields, PersonFields } from './contact-fields.tsx';
import type { ContactEvent, contactForm } from './contact-form.contract.ts';
import { type ContactOutcome, readContactOutcome } from './contact-outcome.ts';
import { buildBody } from './contact-request.ts';
import { ContactSent } from './contact-sent.tsx';
import { type ContactKey, type Errors, nameErrors, toControlId } from './contact-words.ts';

const draft = createFormDraft('vitrine-contact-draft');
const masks: Partial<Record<string, (value: string) => string>> = {
  PostalCode: formatPostalCode,
  Phone: formatPhone,
  Extension: keepDigits,
  StoreNumber: keepDigits,
  LoyaltyNumber: formatLoyaltyNumber,
};
/** Fields whose place in the form depends on what is chosen in others. */
const dependent: ContactField[] = ['Category', 'LoyaltyNumber', 'StoreNumber'];

/** A message to customer service (CF-01 … CF-04). */
export function ContactForm(props: WidgetProps<typeof contactForm, ContactKey, ContactEvent>) {
  const { t, locale, brand, serviceOrigin, emit, host } = props;
  const panel = useRef<HTMLDivElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<Errors>({});
  const [isRefused, setRefused] = useState(false);
  const [used, setUsed] = useState(0);
  const [suggestion, setSuggestion] = useState('');
  const [isDoubtful, setDoubtful] = useState(false);
  const [outcome, setOutcome] = useState<ContactOutcome>();
  const [address, setAddress] = useState('');
  const { isSubmitting, submit } = useSubmission(readContactOutcome, host);
  const focusLate = useLateFocus(panel);
  const consent = { id: 'contact', version: t('consentVersion'), language: locale };

  const readField = (name: string) => createFieldReader(form.current)(name);
  const read = () => buildBody(createFieldReader(form.current), brand, locale);
  const check = () => nameErrors(listContactErrors(read()));
  const count = () => setUsed(normalizeMessage(readField('Message')).length);
  const findById = (id: string) => panel.current?.querySelector<HTMLElement>(`#${id}`);
  const findControl = (field: string) => {
    const isComplaint = readField('InquiryType') === 'complaint';
    return toControlId(field === 'Category' ? categoryFields[isComplaint ? 'complaint' : 'inquiry'] : field);
  };

  useEffect(() => {
    if (form.current) draft.restore(form.current);
    count();
  }, []);

  function showErrors(found: Errors): boolean {
    setErrors(found);
    const [first] = Object.keys(found);
    setRefused(!!first);
    if (first) focusLate(`#${findControl(first)}`);
    return !!first;
  }

  function handleInput(event: FormEvent<HTMLFormElement>) {
    const field = event.target as HTMLInputElement;
    const mask = masks[field.name];
    if (mask) applyMask(event, mask);
    draft.keep(field);
    count();
    const found = check();
    // What was wrong and is right now is told at once; what is not finished yet is left alone until it is left.
    setErrors((shown) => {
      const kept = { ...shown };
      for (const name of [...dependent, field.name as ContactField]) {
        if (kept[name] && found[name]) kept[name] = found[name];
        else delete kept[name];
      }
      return kept;
    });
    if (field.name === 'Email') setSuggestion('');
  }

  function handleLeave(field: ContactField) {
    const fields = read();
    const { [field]: value, PostalCode, Province } = fields;
    const error = nameErrors(listContactErrors(fields))[field];
    if (value && error) setErrors((shown) => ({ ...shown, [field]: error }));
    if (field === 'Email') setSuggestion(suggestEmail(String(value ?? '')) ?? '');
    setDoubtful(!!Province && isPostalCode(`${PostalCode}`) && !isPostalCodeOf(`${PostalCode}`, `${Province}`));
  }

  function acceptSuggestion() {
    const field = form.current?.elements.namedItem('Email') as HTMLInputElement;
    field.value = suggestion;
    field.dispatchEvent(new Event('input', { bubbles: true }));
    field.focus();
  }

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setOutcome(undefined);
    if (showErrors(check())) return;
    const body = read();
    const answer = await submit(serviceOrigin + handlerPaths.contact, buildProof(consent), body, 'requestId');
    if (!answer) return;
    if (answer.kind === 'sent') {
      draft.clear();
      setAddress(String(body.Email));
      setSuggestion('');
      setDoubtful(false);
      setOutcome(answer);
      focusLate('#result');
      const { InquiryType: inquiryType, Reason: reason, LanguagePreference: language } = body;
      emit('vitrine-contact-submitted', { inquiryType, reason, language });
      return;
    }
    console.error(`contact message: ${answer.kind}`);
    emit('vitrine-contact-failed', { outcome: answer.kind });
    const refused = answer.kind === 'error' ? {} : nameErrors(answer.errors);
    if (answer.kind === 'bad-email') refused.Email = 'emailRefused';
    if (!showErrors(refused)) setOutcome({ kind: 'error' });
  }

  function startAgain() {
    setOutcome(undefined);
    setUsed(0);
    focusLate('#title');
  }

  if (outcome?.kind === 'sent') {
    return (
      <div className="panel" ref={panel}>
        <ContactSent t={t} reference={outcome.reference} email={address} onAgain={startAgain} />
      </div>
    );
  }

  const fields = {
    t,
    locale,
    errors,
    used,
    suggestion,
    isDoubtful,
    onLeave: (field: ContactField) => runAfterPress(() => handleLeave(field)),
  };
  const listed = Object.entries(errors).map(([field, key]) => ({
    id: findControl(field),
    words: t(key, { max: messageLimit }),
  }));
  return (
    <div className="panel" ref={panel}>
      <h2 id="title" part="title" tabIndex={-1}>
        {t('title')}
      </h2>
      <ErrorSummary
        title={isRefused && listed.length ? t('badFields') : ''}
        errors={listed}
        onFollow={(id) => findById(id)?.focus()}
      />
      <form
        ref={form}
        part="form"
        method="post"
        action={serviceOrigin + handlerPaths.contact}
        noValidate
        aria-labelledby="title"
        onInput={handleInput}
        onSubmit={handleSubmit}
      >
        {Object.entries({ Brand: brand, ...buildProofField(consent) }).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <p className="hint">{t('required')}</p>
        <MessageFields {...fields} onAcceptSuggestion={acceptSuggestion} />
        <PersonFields {...fields} onAcceptSuggestion={acceptSuggestion} />
        <TrapField />
        <CheckField
          id="privacy-accepted"
          name="PrivacyAccepted"
          error={errors.PrivacyAccepted && t(errors.PrivacyAccepted)}
          aria-required
        >
          {renderRichText(t('consent'), {
            privacy: (words) => <a href={`${serviceOrigin}/${locale}/privacy`}>{words}</a>,
          })}
        </CheckField>
        <p className="status" role="status" part="status">
          {isSubmitting ? t('submitting') : outcome ? t('error') : ''}
        </p>
        <button type="submit" part="submit" aria-disabled={isSubmitting}>
          {t('submit')}
        </button>
      </form>
    </div>
  );
}
