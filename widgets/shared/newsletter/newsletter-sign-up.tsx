import { useState } from 'react';
import { handlerPaths } from '../brand/endpoints.ts';
import { newsletterOffer } from '../brand/newsletter-offer.ts';
import type { Contract } from '../element/contract.ts';
import type { WidgetProps } from '../element/widget.ts';
import { Field } from '../forms/field.tsx';
import { createFormDraft } from '../forms/form-draft.ts';
import { FormFrame } from '../forms/form-frame.tsx';
import { RadioGroup } from '../forms/radio-group.tsx';
import { SubmitRow } from '../forms/submit-row.tsx';
import { useForm } from '../forms/use-form.ts';
import type { JsonResult } from '../http/fetch-json.ts';
import { locales } from '../locale/locale.ts';
import type { MessageKey } from '../locale/messages.ts';
import type { NewsletterRequest } from '../submissions/newsletter.ts';
import { checkFields } from '../submissions/newsletter-rules.ts';
import { formatPostalCode } from '../submissions/postal-code.ts';
import { pushToDataLayer } from '../tracking/data-layer.ts';
import type { FormLocation } from '../tracking/tracking-event.ts';
import { renderRichText } from '../ui/rich-text.tsx';
import type { NewsletterEvent } from './newsletter-docs.ts';
import type { messages } from './newsletter-messages.en.ts';
import { readNewsletterOutcome } from './newsletter-outcome.ts';
import { buildHeaders, buildHiddenFields, buildRequest } from './newsletter-request.ts';

/** A key of the texts of the newsletter widgets. */
export type NewsletterKey = MessageKey<typeof messages>;

const draft = createFormDraft('vitrine-newsletter-draft');
const masks = { Zip: formatPostalCode };

/** What the sign-up form gets from the widget that contains it. */
export interface NewsletterSignUpProps
  extends Omit<WidgetProps<Contract, NewsletterKey, NewsletterEvent>, 'attributes'> {
  /** Where the form stands, for the tag manager (NL-09). */
  formLocation: FormLocation;
  /** Heading and introduction of its own, in place of the newsletter's. */
  words?: { title: string; intro: string } | undefined;
  /** The address is on the list, from now on or from before. */
  onSubscribed?: (() => void) | undefined;
  /** A link in the consent text was followed. */
  onLink?: (() => void) | undefined;
}

interface Subscription {
  isNew: boolean;
  email: string;
}

/** The newsletter's form: what it checks, sends and reports (NL-05 … NL-09). */
function useSignUp(props: NewsletterSignUpProps, onSubscribed: (subscription: Subscription) => void) {
  const { t, locale, brand, serviceOrigin, formLocation, emit } = props;
  const form = useForm({
    draft,
    masks,
    check: checkFields,
    showsEmpty: true,
    describe: (code: NewsletterKey) => t(code),
    emit,
    url: serviceOrigin + handlerPaths.newsletter,
    headers: buildHeaders(brand),
    consent: { id: 'newsletter', version: t('consentVersion'), language: locale },
    hidden: buildHiddenFields(brand),
    build: buildRequest,
    onAnswer,
  });

  function onAnswer(answer: JsonResult, { Email: email, LanguagePreference: language }: NewsletterRequest) {
    const outcome = readNewsletterOutcome(answer);
    const isNew = outcome === 'subscribed';
    if (isNew || outcome === 'already-subscribed') {
      onSubscribed({ isNew, email });
      emit('vitrine-newsletter-submitted', { outcome, language });
      if (isNew)
        pushToDataLayer({
          event: 'formSubmission',
          formType: 'Email Subscribe',
          formLocation,
          formLanguage: locale,
          formLanguagePreference: language,
        });
      return undefined;
    }
    console.error(`newsletter sign-up: ${outcome}`);
    emit('vitrine-newsletter-failed', { outcome });
    if (outcome === 'error') return { errors: {} };
    (form.frame.ref.current?.elements.namedItem('Email') as HTMLInputElement).value = '';
    return { errors: { Email: 'emailRefused' as const } };
  }

  return form;
}

/** One function for good, so that only a new result gets the focus. */
function showResult(result: HTMLElement | null): void {
  result?.focus();
  result?.scrollIntoView({ block: 'nearest' });
}

type ResultProps = Pick<NewsletterSignUpProps, 't'> & Subscription;

/** The thanks that replace the form; they get the focus. */
function SignUpResult({ t, isNew, email }: ResultProps) {
  return (
    <div className="result" part="result" ref={showResult} tabIndex={-1} role="status">
      {isNew && <h2>{t('subscribedTitle')}</h2>}
      <p>{isNew ? t('subscribed', { email }) : t('alreadySubscribed')}</p>
    </div>
  );
}

/** What someone agrees to by signing up, with its links. */
function ConsentText({ t, locale, serviceOrigin, onLink }: NewsletterSignUpProps) {
  return (
    <p className="fine" id="consent">
      {renderRichText(t('consent'), (words, name) => (
        <a href={`${serviceOrigin}/${locale}/${name === 'rules' ? 'contestrules' : name}`} onClick={onLink}>
          {words}
        </a>
      ))}
    </p>
  );
}

/** The newsletter form with its introduction and its results: one component in the lightbox and on a page (NL-04 … NL-11). */
export function NewsletterSignUp(props: NewsletterSignUpProps) {
  const { t, locale, words, onSubscribed } = props;
  const [subscription, setSubscription] = useState<Subscription>();
  const form = useSignUp(props, (subscribed) => {
    setSubscription(subscribed);
    onSubscribed?.();
  });
  if (subscription) return <SignUpResult t={t} {...subscription} />;
  return (
    <>
      <h2 id="title" part="title">
        {words ? words.title : t('title')}
      </h2>
      <p className="intro" part="intro">
        {words ? words.intro : t('intro', newsletterOffer)}
      </p>
      <FormFrame form={form} t={t}>
        <Field
          {...form.bind('Email')}
          id="email"
          type="email"
          label={t('email')}
          autoComplete="email"
          aria-required
          maxLength={254}
        />
        <Field
          {...form.bind('Zip')}
          id="postal-code"
          type="text"
          label={t('postalCode')}
          autoComplete="postal-code"
          autoCapitalize="characters"
          spellCheck={false}
          aria-required
          maxLength={7}
        />
        <RadioGroup
          name="LanguagePreference"
          label={t('language')}
          choices={locales.map((value) => ({ value, label: t(value) }))}
          chosen={locale}
        />
        {/* The consent is below the button, so that the button is in sight as a dialog opens, and heard with it all the same. */}
        <SubmitRow
          form={form}
          t={t}
          locale={locale}
          isIncomplete={form.read && Object.keys(checkFields(form.read)).length > 0}
          describedBy="consent"
        />
        <ConsentText {...props} />
      </FormFrame>
    </>
  );
}
