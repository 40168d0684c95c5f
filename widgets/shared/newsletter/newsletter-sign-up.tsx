import { type FormEvent, useEffect, useRef, useState } from 'react';
import { handlerPaths } from '../brand/endpoints.ts';
import { newsletterOffer } from '../brand/newsletter-offer.ts';
import type { Contract } from '../element/contract.ts';
import type { WidgetProps } from '../element/widget.ts';
import { runAfterPress } from '../forms/after-press.ts';
import { createFormDraft } from '../forms/form-draft.ts';
import { applyMask } from '../forms/masked-value.ts';
import { RadioGroup } from '../forms/radio-group.tsx';
import { createFieldReader } from '../forms/read-field.ts';
import { TextField } from '../forms/text-field.tsx';
import { TrapField } from '../forms/trap-field.tsx';
import { useSubmission } from '../forms/use-submission.ts';
import { locales } from '../locale/locale.ts';
import type { MessageKey } from '../locale/messages.ts';
import { formatPostalCode } from '../submissions/postal-code.ts';
import { pushToDataLayer } from '../tracking/data-layer.ts';
import type { FormLocation } from '../tracking/tracking-event.ts';
import { renderRichText } from '../ui/rich-text.tsx';
import type { NewsletterEvent } from './newsletter-docs.ts';
import type { messages } from './newsletter-messages.en.ts';
import { type NewsletterOutcome, readNewsletterOutcome } from './newsletter-outcome.ts';
import { buildHeaders, buildHiddenFields, buildRequest, checkFields } from './newsletter-request.ts';

export type NewsletterKey = MessageKey<typeof messages>;
type Errors = Partial<Record<'Email' | 'Zip', NewsletterKey>>;

const draft = createFormDraft('vitrine-newsletter-draft');

export interface NewsletterSignUpProps
  extends Omit<WidgetProps<Contract, NewsletterKey, NewsletterEvent>, 'attributes'> {
  /** Where the form stands, for the tag manager (NL-09). */
  formLocation: FormLocation;
  /** Heading and introduction of its own, in place of the newsletter's. */
  words?: { title: string; intro: string } | undefined;
  onOutcome?: ((outcome: NewsletterOutcome) => void) | undefined;
  /** A link in the consent text was followed. */
  onLink?: (() => void) | undefined;
}

/** The newsletter form with its introduction and its results: one component in the lightbox and on a page (NL-04 … NL-11). */
export function NewsletterSignUp(props: NewsletterSignUpProps) {
  const { t, locale, brand, serviceOrigin, formLocation, words, emit, host, onOutcome, onLink } = props;
  const form = useRef<HTMLFormElement>(null);
  const result = useRef<HTMLDivElement>(null);
  const [errors, setErrors] = useState<Errors>({});
  // Undefined until the script runs, so that the prerendered button works without it.
  const [isValid, setValid] = useState<boolean>();
  const [outcome, setOutcome] = useState<NewsletterOutcome>();
  const [subscriber, setSubscriber] = useState('');
  const { isSubmitting, submit } = useSubmission(readNewsletterOutcome, host);
  const isDone = outcome === 'subscribed' || outcome === 'already-subscribed';

  const findField = (name: string) => form.current?.elements.namedItem(name) as HTMLInputElement;
  const check = (): Errors => checkFields(createFieldReader(form.current));
  const context = { brand, locale, version: t('consentVersion') };
  const showError = (name: keyof Errors) =>
    runAfterPress(() => setErrors((shown) => ({ ...shown, [name]: check()[name] })));

  useEffect(() => {
    if (form.current) draft.restore(form.current);
    setValid(!Object.keys(check()).length);
  }, []);

  useEffect(() => {
    if (!isDone) return;
    result.current?.focus();
    result.current?.scrollIntoView({ block: 'nearest' });
  }, [isDone]);

  function handleInput(event: FormEvent<HTMLFormElement>) {
    const field = event.target as HTMLInputElement;
    if (field.name === 'Zip') applyMask(event, formatPostalCode);
    draft.keep(field);
    const found = check();
    setValid(!Object.keys(found).length);
    // What was wrong and is right now is told at once; what is not finished yet is left alone until it is left.
    setErrors((shown) => ({
      ...(shown.Email && found.Email && { Email: found.Email }),
      ...(shown.Zip && found.Zip && { Zip: found.Zip }),
    }));
  }

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const found = check();
    setErrors(found);
    const firstWrong = found.Email ? 'Email' : found.Zip && 'Zip';
    if (firstWrong) return findField(firstWrong).focus();
    setOutcome(undefined);
    const body = buildRequest(createFieldReader(form.current));
    const answer = await submit(serviceOrigin + handlerPaths.newsletter, buildHeaders(context), body);
    if (!answer) return;
    setOutcome(answer);
    onOutcome?.(answer);
    if (answer === 'subscribed' || answer === 'already-subscribed') {
      draft.clear();
      setSubscriber(body.Email);
      emit('vitrine-newsletter-submitted', { outcome: answer, language: body.LanguagePreference });
      if (answer === 'already-subscribed') return;
      pushToDataLayer({
        event: 'formSubmission',
        formType: 'Email Subscribe',
        formLocation,
        formLanguage: locale,
        formLanguagePreference: body.LanguagePreference,
      });
      return;
    }
    console.error(`newsletter sign-up: ${answer}`);
    emit('vitrine-newsletter-failed', { outcome: answer });
    if (answer === 'bad-email') {
      const field = findField('Email');
      field.value = '';
      setErrors({ Email: 'emailRefused' });
      setValid(false);
      field.focus();
    }
  }

  if (isDone) {
    return (
      <div className="result" part="result" ref={result} tabIndex={-1} role="status">
        {outcome === 'subscribed' && <h2>{t('subscribedTitle')}</h2>}
        <p>{outcome === 'subscribed' ? t('subscribed', { email: subscriber }) : t('alreadySubscribed')}</p>
      </div>
    );
  }

  const drawLink = (path: string) => (words: string) => (
    <a href={`${serviceOrigin}/${locale}/${path}`} onClick={onLink}>
      {words}
    </a>
  );
  return (
    <>
      <h2 id="title" part="title">
        {words ? words.title : t('title')}
      </h2>
      <p className="intro" part="intro">
        {words ? words.intro : t('intro', newsletterOffer)}
      </p>
      <form
        ref={form}
        part="form"
        method="post"
        action={serviceOrigin + handlerPaths.newsletter}
        noValidate
        aria-labelledby="title"
        onInput={handleInput}
        onSubmit={handleSubmit}
      >
        {Object.entries(buildHiddenFields(context)).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <p className="hint">{t('required')}</p>
        <TextField
          id="email"
          name="Email"
          type="email"
          label={t('email')}
          error={errors.Email && t(errors.Email)}
          autoComplete="email"
          aria-required
          maxLength={254}
          onBlur={() => showError('Email')}
        />
        <TextField
          id="postal-code"
          name="Zip"
          type="text"
          label={t('postalCode')}
          error={errors.Zip && t(errors.Zip)}
          autoComplete="postal-code"
          autoCapitalize="characters"
          spellCheck={false}
          aria-required
          maxLength={7}
          onBlur={() => showError('Zip')}
        />
        <RadioGroup
          name="LanguagePreference"
          label={t('language')}
          choices={locales.map((value) => ({ value, label: t(value) }))}
          chosen={locale}
        />
        <TrapField />
        <p className="fine">
          {renderRichText(t('consent'), {
            legal: drawLink('legal'),
            privacy: drawLink('privacy'),
            rules: drawLink('contestrules'),
            contact: drawLink('contact'),
          })}
        </p>
        <p className="status" role="status" part="status">
          {isSubmitting ? t('submitting') : outcome === 'error' ? t('error') : ''}
        </p>
        <button type="submit" part="submit" aria-disabled={isValid === false || isSubmitting}>
          {t('submit')}
        </button>
      </form>
    </>
  );
}
