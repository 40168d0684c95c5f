import type { BrandKey } from '../brand/brands.ts';
import type { JsonResult } from '../http/fetch-json.ts';
import type { Locale } from '../locale/locale.ts';
import type { MessageValues } from '../locale/messages.ts';
import { nameErrors } from '../submissions/field-errors.ts';
import {
  buildFormBody,
  type FormDeclaration,
  listFormErrors,
  type NameControl,
  readFormFields,
} from '../submissions/form-declaration.ts';
import type { Mask } from '../submissions/form-model.ts';
import type { ReasonCode } from '../submissions/reason-codes.ts';
import type { FormDraft } from './form-draft.ts';
import { type FormOutcome, readFormOutcome } from './form-outcome.ts';
import type { ReadField } from './read-field.ts';
import { type Form, type Refusal, useForm } from './use-form.ts';

/** What the element kit passes to a form's component. */
export interface FormElementProps {
  t(key: string, values?: MessageValues): string;
  locale: Locale;
  brand: BrandKey;
  serviceOrigin: string;
  emit(event: string, detail?: unknown): boolean;
}

/** What differs from one form that has a model to another. */
export interface ModelFormRules {
  declaration: FormDeclaration;
  /** Keeps typed values in this tab until the form is sent. */
  draft: FormDraft;
  /** Its masks, by field: the same object at every render. */
  masks: Readonly<Record<string, Mask>>;
  nameControl?: NameControl;
  /** Hidden fields besides the brand, for sending without JavaScript. */
  hidden?: Readonly<Record<string, string>>;
  /** A field has lost the focus. */
  onTouch?: (read: ReadField) => void;
  /** The service has stored what was sent. */
  onSent: (reference: string, body: Readonly<Record<string, unknown>>) => void;
  /** It has not: what it said. */
  onFailed: (outcome: Exclude<FormOutcome['kind'], 'sent'>, code: ReasonCode) => void;
}

/** The logic of a form that has a model: what is valid, what is sent, and what the service's response means. */
export function useModelForm(props: FormElementProps, rules: ModelFormRules): Form<string> {
  const { t, locale, brand, serviceOrigin, emit } = props;
  const { declaration, draft, masks, nameControl, hidden, onTouch, onSent, onFailed } = rules;
  const { name, path, model } = declaration;
  const readFields = (read: ReadField) => readFormFields(model, read, nameControl);
  const build = (read: ReadField) =>
    buildFormBody(readFields(read), { brand, locale, language: read('LanguagePreference'), page: location.pathname });

  function onResult(
    result: JsonResult,
    body: Record<string, unknown>,
    reason: ReasonCode,
  ): Refusal<string> | undefined {
    const outcome = readFormOutcome(result);
    if (outcome.kind === 'sent') {
      onSent(outcome.reference, body);
      return undefined;
    }
    onFailed(outcome.kind, reason);
    const errors = outcome.kind === 'error' ? {} : nameErrors(props, outcome.errors);
    if (outcome.kind === 'bad-email') errors.Email = 'REFUSED';
    return { errors: errors as Record<string, string>, notice: 'badFields' };
  }

  return useForm<string, Record<string, unknown>>({
    draft,
    masks,
    isBlank: (read) => Object.keys(readFields(read)).length === 0,
    check: (read) => nameErrors(props, listFormErrors(model, build(read))) as Record<string, string>,
    t,
    ...(onTouch && { onTouch }),
    emit,
    url: serviceOrigin + path,
    consent: { id: name, version: t('consentVersion'), language: locale },
    hidden: { Brand: brand, ...hidden },
    build,
    keyName: 'requestId',
    ownPage: `${serviceOrigin}/${locale}/${name}`,
    onResult,
  });
}
