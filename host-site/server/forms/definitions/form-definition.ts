import type { Locale } from '../../../../widgets/shared/locale/locale.ts';
import commonEn from '../../../../widgets/shared/own-form/own-form.en.json' with { type: 'json' };
import commonFr from '../../../../widgets/shared/own-form/own-form.fr.json' with { type: 'json' };
import type { FormDeclaration, NameControl } from '../../../../widgets/shared/submissions/form-declaration.ts';
import { type ListedForm, ownForms } from '../../../../widgets/shared/submissions/own-forms.ts';
import type { FieldColumn } from '../../database/field-columns.ts';

/** Texts of a form by key; those that the form without JavaScript always needs. */
type FormMessages = Readonly<Record<string, string>> & Readonly<Record<'badFields' | 'error' | 'unavailable', string>>;

/**
 * All that the server knows of a form. Its address, parsing, storage, encryption, delivery, lists for operators, personal
 * data and retention derive from it.
 */
export interface FormDefinition extends FormDeclaration {
  /** Its table; it has the columns of every table of submissions, and `reference`. */
  table: `sealed_${string}`;
  /** Where its fields are stored, in the order of the lists for operators. */
  columns: Readonly<Record<string, FieldColumn>>;
  /** The column of `consents` that refers to its table, and the purpose there. */
  consentOwner: `${string}_id`;
  consentPurpose: 'contact' | 'privacy';
  /** The wording of its consent, stored under the form's name. */
  consent: Readonly<Record<Locale, { consentVersion: string; consent: string }>>;
  messages: Readonly<Record<Locale, FormMessages>>;
  /** Path, after the language, of the page with the form; those of its results are below it. */
  page: string;
  /** Months from the privacy page, and what the counts of retention call the rows. */
  months: number;
  retained: string;
  /** The environment variable with the address of the service that takes it; without one, FORM_UPSTREAM_URLS. */
  upstreamVariable?: 'FEEDBACK_UPSTREAM_URL';
  /** The email that acknowledges it. */
  receipt?: 'contact' | 'form';
  /** Where a field has several controls. */
  nameControl?: NameControl;
}

const common = { en: commonEn, fr: commonFr };

/** Where a form that needs no code of its own is stored. */
type Stored = Pick<FormDefinition, 'table' | 'columns' | 'consentOwner'> & { name: string };

/** The definition of a form that needs no code of its own, with where its fields are stored. */
export function defineOwnForm<const Own extends Stored>(
  { texts, sendsReceipt, ...form }: ListedForm,
  stored: Own,
): FormDefinition & Own & { retained: Own['name'] } {
  return {
    ...form,
    ...stored,
    consentPurpose: 'privacy',
    consent: texts,
    messages: { en: { ...common.en, ...texts.en }, fr: { ...common.fr, ...texts.fr } },
    page: form.name,
    retained: stored.name,
    ...(sendsReceipt && { receipt: 'form' as const }),
  };
}

/** A listed form by its name. Throws for one that own-forms.ts does not list. */
export function findOwnForm(name: string): ListedForm {
  const form = ownForms.find((each) => each.name === name);
  if (!form) throw new Error(`own-forms.ts lists no form ${name}`);
  return form;
}
