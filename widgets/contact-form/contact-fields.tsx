import type { HTMLAttributes } from 'react';
import type { Choice } from '../shared/forms/choice.ts';
import { CountedTextArea } from '../shared/forms/counted-text-area.tsx';
import { Field } from '../shared/forms/field.tsx';
import { RadioGroup } from '../shared/forms/radio-group.tsx';
import { RequiredRadioGroup } from '../shared/forms/required-radio-group.tsx';
import { SelectField } from '../shared/forms/select-field.tsx';
import type { Form } from '../shared/forms/use-form.ts';
import { type Locale, locales } from '../shared/locale/locale.ts';
import type { Translate } from '../shared/locale/messages.ts';
import {
  complaintCategories,
  genders,
  inquiryTypes,
  loyaltyCategories,
  reasons,
} from '../shared/submissions/contact-choices.ts';
import { categoryFields } from '../shared/submissions/contact-fields.ts';
import {
  type ContactField,
  contactRules,
  isRequired,
  messageLimit,
  normalizeMessage,
} from '../shared/submissions/contact-rules.ts';
import { compareProvinceNames, provinces } from '../shared/submissions/provinces.ts';
import { renderRichText } from '../shared/ui/rich-text.tsx';
import type { ContactMessageKey } from './contact-message-keys.ts';
import { findControlName } from './find-control-name.ts';

/** What every group of fields gets from the contact form. */
export interface ContactFieldsProps {
  t: Translate<ContactMessageKey>;
  locale: Locale;
  form: Form<ContactField>;
}

type Mode = HTMLAttributes<HTMLElement>['inputMode'];

function createRenderers({ t, form }: ContactFieldsProps) {
  const toChoices = (values: readonly ContactMessageKey[]): Choice[] =>
    values.map((value) => ({ value, label: t(value) }));
  const values = Object.fromEntries(Object.keys(contactRules).map((field) => [field, form.read?.(field) ?? '']));
  const bind = (field: ContactField, name: string = field) => {
    const { error, ...bound } = form.bind(field, name);
    return {
      ...bound,
      error: name === findControlName(field, form.read) ? error : undefined,
      'aria-required': isRequired(field, values) || undefined,
    };
  };
  const renderText = (field: ContactField, autoComplete = 'off', inputMode?: Mode) => (
    <Field
      {...bind(field)}
      type={field === 'Email' ? 'email' : field === 'Phone' ? 'tel' : 'text'}
      autoComplete={autoComplete}
      inputMode={inputMode}
    />
  );
  const renderSelect = (field: ContactField, choices: readonly Choice[], name?: string, autoComplete?: string) => (
    <SelectField {...bind(field, name)} choices={choices} empty={t('choose')} autoComplete={autoComplete} />
  );
  return { toChoices, bind, renderText, renderSelect };
}

/** CF-01, CF-02: the subject of the message. The style sheet shows the fields for each reason, even without script. */
export function MessageFields(props: ContactFieldsProps) {
  const { t, form } = props;
  const { toChoices, bind, renderText, renderSelect } = createRenderers(props);
  const used = normalizeMessage(form.read?.('Message') ?? '').length;
  const over = used - messageLimit;
  return (
    <fieldset className="group" part="group">
      <legend part="legend">{t('about')}</legend>
      <RequiredRadioGroup
        id="InquiryType"
        name="InquiryType"
        label={t('InquiryType')}
        choices={toChoices(inquiryTypes)}
        error={form.bind('InquiryType').error}
      />
      {renderSelect('Reason', toChoices(reasons))}
      <div className="only complaint-topics">
        {renderSelect('Category', toChoices(complaintCategories), categoryFields.complaint)}
      </div>
      <div className="only loyalty-topics">
        {renderSelect('Category', toChoices(loyaltyCategories), categoryFields.inquiry)}
      </div>
      <div className="only card">{renderText('LoyaltyNumber', 'off', 'numeric')}</div>
      <div className="only shop">{renderText('StoreNumber', 'off', 'numeric')}</div>
      <CountedTextArea
        {...bind('Message')}
        rows={7}
        used={used}
        max={messageLimit}
        count={over > 0 ? t('over', { count: over }) : t('used', { count: used })}
      />
    </fieldset>
  );
}

/** What the visitor's own fields get, with the hints on e-mail address and province. */
export interface PersonFieldsProps extends ContactFieldsProps {
  /** A corrected spelling of the address; empty for none. */
  suggestion: string;
  onAcceptSuggestion: () => void;
  /** Whether postal code and province do not match. */
  isDoubtful: boolean;
}

/** CF-01: the visitor's name, address and language. */
export function PersonFields(props: PersonFieldsProps) {
  const { t, locale, suggestion, isDoubtful, onAcceptSuggestion } = props;
  const { toChoices, renderText, renderSelect } = createRenderers(props);
  const sorted = toChoices(provinces).sort((one, other) => compareProvinceNames(one.label, other.label));
  const renderFix = (text: string) => (
    <button type="button" className="text" onClick={onAcceptSuggestion}>
      {text}
    </button>
  );
  return (
    <fieldset className="group" part="group">
      <legend part="legend">{t('you')}</legend>
      <div className="pair">
        {renderText('FirstName', 'given-name')}
        {renderText('LastName', 'family-name')}
      </div>
      <div>
        {renderText('Email', 'email')}
        <p className="hint note" role="status">
          {suggestion && renderRichText(t('emailSuggestion', { email: suggestion }), renderFix)}
        </p>
      </div>
      <div className="pair uneven">
        {renderText('Phone', 'tel')}
        {renderText('Extension', 'tel-extension', 'numeric')}
      </div>
      {renderText('City', 'address-level2')}
      <div>
        <div className="pair">
          {renderSelect('Province', sorted, undefined, 'address-level1')}
          {renderText('PostalCode', 'postal-code')}
        </div>
        <p className="hint note" role="status">
          {isDoubtful && t('provinceDoubt')}
        </p>
      </div>
      {renderSelect('Gender', toChoices(genders), undefined, 'sex')}
      <RadioGroup name="LanguagePreference" label={t('language')} choices={toChoices(locales)} chosen={locale} />
    </fieldset>
  );
}
