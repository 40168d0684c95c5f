import { useState } from 'react';
import { handlerPaths } from '../brand/endpoints.ts';
import { hasDraw, hasWelcomeDraw } from '../brand/newsletter-offer.ts';
import type { Contract } from '../element/contract.ts';
import type { WidgetProps } from '../element/widget.ts';
import { EmailField } from '../forms/email-field.tsx';
import { Field } from '../forms/field.tsx';
import { createFormDraft } from '../forms/form-draft.ts';
import { FormFrame } from '../forms/form-frame.tsx';
import { FormHead, type FormResult } from '../forms/form-head.tsx';
import { RadioGroup } from '../forms/radio-group.tsx';
import { SubmitRow } from '../forms/submit-row.tsx';
import { useForm } from '../forms/use-form.ts';
import type { JsonResult } from '../http/fetch-json.ts';
import { locales } from '../locale/locale.ts';
import type { MessageKey } from '../locale/messages.ts';
import { listMasks } from '../submissions/form-model.ts';
import type { NewsletterRequest } from '../submissions/newsletter.ts';
import { checkFields, newsletterModel } from '../submissions/newsletter-rules.ts';
import type { ReasonCode } from '../submissions/reason-codes.ts';
import { pushToDataLayer } from '../tracking/data-layer.ts';
import type { FormLocation } from '../tracking/tracking-event.ts';
import { renderRichText } from '../ui/rich-text.tsx';
import type { NewsletterEvent } from './newsletter-docs.ts';
import type { messages } from './newsletter-messages.en.ts';
import { type AcceptedSignUp, readNewsletterOutcome } from './newsletter-outcome.ts';
import { buildHeaders, buildHiddenFields, buildRequest } from './newsletter-request.ts';

/** A key of the messages of the newsletter widgets. */
export type NewsletterMessageKey = MessageKey<typeof messages>;

const draft = createFormDraft('vitrine-newsletter-draft');
const masks = listMasks(newsletterModel);

/** Props of the sign-up form. */
export interface NewsletterSignUpProps
  extends Omit<WidgetProps<Contract, NewsletterMessageKey, NewsletterEvent>, 'attributes'> {
  /** Location of the form, for the tag manager (NL-09). */
  formLocation: FormLocation;
  /** Heading and introduction that replace the newsletter's. */
  opening?: { title: string; intro: string } | undefined;
  /** Called when the address is on the list, newly or already, or waits to be confirmed. */
  onSubscribed?: (() => void) | undefined;
  /** Called when a link in the consent text is followed. */
  onLink?: (() => void) | undefined;
}

interface Subscription {
  outcome: AcceptedSignUp;
  email: string;
}

/** The logic of the form: validation, sending and events (NL-05 … NL-09). */
function useSignUp(props: NewsletterSignUpProps, onSubscribed: (subscription: Subscription) => void) {
  const { t, locale, brand, serviceOrigin, formLocation, emit } = props;
  const form = useForm({
    draft,
    masks,
    check: checkFields,
    showsEmpty: true,
    t,
    emit,
    url: serviceOrigin + handlerPaths.newsletter,
    headers: buildHeaders(brand),
    consent: { id: 'newsletter', version: t('consentVersion'), language: locale },
    hidden: buildHiddenFields(brand),
    build: buildRequest,
    ownPage: `${serviceOrigin}/${locale}/newsletter`,
    onResult,
  });

  function onResult(
    result: JsonResult,
    { Email: email, LanguagePreference: language }: NewsletterRequest,
    code: ReasonCode,
  ) {
    const outcome = readNewsletterOutcome(result);
    if (outcome === 'error' || outcome === 'bad-email') {
      console.error(`newsletter sign-up: ${outcome}, ${code}`);
      emit('vitrine-newsletter-failed', { outcome, code });
      if (outcome === 'error') return { errors: {} };
      // The page may have removed the form meanwhile.
      const field = form.frame.ref.current?.elements.namedItem('Email') as HTMLInputElement | undefined;
      if (field) field.value = '';
      return { errors: { Email: 'REFUSED' } };
    }
    onSubscribed({ outcome, email });
    emit('vitrine-newsletter-submitted', { outcome, language });
    if (outcome !== 'already-subscribed')
      pushToDataLayer({
        event: props.sandbox?.isOn ? 'sandboxFormSubmission' : 'formSubmission',
        formType: 'Email Subscribe',
        formLocation,
        formLanguage: locale,
        formLanguagePreference: language,
      });
  }

  return form;
}

/** A constant function, so that the ref moves the focus only for a new result. */
function focusHeading(heading: HTMLElement | null): void {
  heading?.focus();
}

/** The thanks with what comes next, or the news that the address was on the list before. */
function describeResult(
  { t, locale, serviceOrigin, onLink }: NewsletterSignUpProps,
  { outcome, email }: Subscription,
): FormResult {
  const kind = 'result';
  if (outcome === 'already-subscribed') return { kind, title: t(outcome), text: '' };
  const next = outcome === 'subscribed' && (
    <p className="next">
      {renderRichText(t('subscribedNext'), (content, name) => (
        <a part="link" href={`${serviceOrigin}/${locale}/${name}`} onClick={onLink}>
          {content}
        </a>
      ))}
    </p>
  );
  const text = (
    <>
      <p>{t(outcome, { email })}</p>
      {next}
    </>
  );
  return { kind, title: t('subscribedTitle'), text };
}

/** The title and the first sentence of a form that brings none of its own. */
const readOpening = (t: NewsletterSignUpProps['t']) =>
  hasDraw ? { title: t('title'), intro: t('intro') } : { title: t('titleWithoutDraw'), intro: t('introWithoutDraw') };

/** The consent text and the terms of the draw, with their links. */
function ConsentText({ t, locale, serviceOrigin, onLink }: NewsletterSignUpProps) {
  return (
    <p part="legal">
      {renderRichText(hasDraw ? `${t('consent')} ${t('prizeLine')}` : t('consent'), (content, name) => (
        <a part="link" href={`${serviceOrigin}/${locale}/${name === 'rules' ? 'contestrules' : name}`} onClick={onLink}>
          {content}
        </a>
      ))}
    </p>
  );
}

/** The newsletter form with introduction and result, for the lightbox and for pages (NL-04 … NL-11). */
export function NewsletterSignUp(props: NewsletterSignUpProps) {
  const { t, opening, onSubscribed } = props;
  const [subscription, setSubscription] = useState<Subscription>();
  const form = useSignUp(props, (subscribed) => {
    setSubscription(subscribed);
    onSubscribed?.();
  });
  return (
    <>
      <FormHead
        title={(opening ?? readOpening(t)).title}
        result={subscription && describeResult(props, subscription)}
        titleRef={subscription && focusHeading}
      />
      {!subscription && <SignUpForm {...props} form={form} />}
    </>
  );
}

/** What the result replaces: the offer and the form. */
function SignUpForm(props: NewsletterSignUpProps & { form: ReturnType<typeof useSignUp> }) {
  const { t, locale, brand, opening, form } = props;
  return (
    <>
      <p part="intro">
        {(opening ?? readOpening(t)).intro}
        {hasWelcomeDraw(brand) && ` ${t('welcome')}`}
      </p>
      <FormFrame form={form} t={t}>
        <EmailField
          {...form.bind('Email')}
          form={form}
          t={t}
          id="email"
          name="Email"
          autoComplete="email"
          aria-required
          maxLength={254}
        />
        <Field
          {...form.bind('Zip')}
          id="postal-code"
          type="text"
          autoComplete="postal-code"
          autoCapitalize="characters"
          spellCheck="false"
          aria-required
        />
        <RadioGroup
          name="LanguagePreference"
          label={t('language')}
          choices={locales.map((value) => ({ value, label: t(value) }))}
          chosen={locale}
        />
        {/* The consent text follows the button, which an opening dialog must show. A note says so, not the whole text. */}
        <SubmitRow
          form={form}
          t={t}
          locale={locale}
          isIncomplete={form.read && Object.keys(checkFields(form.read)).length > 0}
          describedBy="consent-note"
        />
        <p id="consent-note" hidden>
          {t('consentNote')}
        </p>
        <ConsentText {...props} />
      </FormFrame>
    </>
  );
}
