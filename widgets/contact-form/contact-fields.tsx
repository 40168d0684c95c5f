import type { HTMLAttributes } from 'react';
import type { Choice } from '../shared/forms/choice.ts';
import { CountedTextArea } from '../shared/forms/counted-text-area.tsx';
import { RadioGroup } from '../shared/forms/radio-group.tsx';
import { SelectField } from '../shared/forms/select-field.tsx';
import { TextField } from '../shared/forms/text-field.tsx';
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
import { type ContactField, messageLimit, requiredFields } from '../shared/submissions/contact-rules.ts';
import { provinces } from '../shared/submissions/provinces.ts';
import { renderRichText } from '../shared/ui/rich-text.tsx';
import { type ContactKey, type Errors, toControlId } from './contact-words.ts';

export interface ContactFieldsProps {
  t: Translate<ContactKey>;
  locale: Locale;
  errors: Errors;
  /** Units of the message that are used. */
  used: number;
  /** Another spelling of the address; empty for none. */
  suggestion: string;
  /** Whether postal code and province do not go together. */
  isDoubtful: boolean;
  /** A field was left. */
  onLeave: (field: ContactField) => void;
  onAcceptSuggestion: () => void;
}

type Mode = HTMLAttributes<HTMLElement>['inputMode'];

function createDrawing({ t, errors, onLeave }: ContactFieldsProps) {
  const toChoices = (values: readonly ContactKey[]): Choice[] => values.map((value) => ({ value, label: t(value) }));
  const bind = (field: ContactField, name: string = field) => {
    const key = errors[field];
    return {
      id: toControlId(name),
      name,
      error: key && t(key, { max: messageLimit }),
      'aria-required': requiredFields.includes(field) || undefined,
      onBlur: () => onLeave(field),
    };
  };
  const drawText = (
    field: ContactField,
    label: ContactKey,
    autoComplete = 'off',
    inputMode?: Mode,
    hint?: ContactKey,
  ) => (
    <TextField
      {...bind(field)}
      type={field === 'Email' ? 'email' : field === 'Phone' ? 'tel' : 'text'}
      label={t(label)}
      hint={hint && t(hint)}
      autoComplete={autoComplete}
      inputMode={inputMode}
    />
  );
  const drawSelect = (
    field: ContactField,
    label: ContactKey,
    choices: readonly Choice[],
    name?: string,
    autoComplete?: string,
  ) => (
    <SelectField
      {...bind(field, name)}
      label={t(label)}
      choices={choices}
      empty={t('choose')}
      autoComplete={autoComplete}
    />
  );
  return { toChoices, bind, drawText, drawSelect };
}

/** CF-01, CF-02: what the message is about. The style sheet shows the fields that the reason asks for, script or not. */
export function MessageFields(props: ContactFieldsProps) {
  const { t, errors, used } = props;
  const { toChoices, bind, drawText, drawSelect } = createDrawing(props);
  const over = used - messageLimit;
  return (
    <fieldset className="group" part="group">
      <legend>{t('about')}</legend>
      <RadioGroup
        id="inquiry-type"
        name="InquiryType"
        label={t('inquiryType')}
        choices={toChoices(inquiryTypes)}
        error={errors.InquiryType && t(errors.InquiryType)}
      />
      {drawSelect('Reason', 'reason', toChoices(reasons))}
      <div className="only complaint-topics">
        {drawSelect('Category', 'category', toChoices(complaintCategories), categoryFields.complaint)}
      </div>
      <div className="only loyalty-topics">
        {drawSelect('Category', 'category', toChoices(loyaltyCategories), categoryFields.inquiry)}
      </div>
      <div className="only card">
        {drawText('LoyaltyNumber', 'loyaltyNumber', 'off', 'numeric', 'loyaltyNumberHint')}
      </div>
      <div className="only shop">{drawText('StoreNumber', 'storeNumber', 'off', 'numeric', 'storeNumberHint')}</div>
      <CountedTextArea
        {...bind('Message')}
        label={t('message')}
        rows={7}
        used={used}
        max={messageLimit}
        count={over > 0 ? t('over', { count: over }) : t('used', { count: used, max: messageLimit })}
      />
    </fieldset>
  );
}

/** CF-01: who writes, and where the answer goes. */
export function PersonFields(props: ContactFieldsProps) {
  const { t, locale, suggestion, isDoubtful, onAcceptSuggestion } = props;
  const { toChoices, drawText, drawSelect } = createDrawing(props);
  const sorted = toChoices(provinces).sort((one, other) => one.label.localeCompare(other.label, locale));
  return (
    <fieldset className="group" part="group">
      <legend>{t('you')}</legend>
      <div className="pair">
        {drawText('FirstName', 'firstName', 'given-name')}
        {drawText('LastName', 'lastName', 'family-name')}
      </div>
      <div>
        {drawText('Email', 'email', 'email')}
        <p className="hint note" role="status">
          {suggestion &&
            renderRichText(t('emailSuggestion', { email: suggestion }), {
              fix: (words) => (
                <button type="button" className="text" onClick={onAcceptSuggestion}>
                  {words}
                </button>
              ),
            })}
        </p>
      </div>
      <div className="pair uneven">
        {drawText('Phone', 'phone', 'tel')}
        {drawText('Extension', 'extension', 'tel-extension', 'numeric')}
      </div>
      {drawText('City', 'city', 'address-level2')}
      <div>
        <div className="pair">
          {drawSelect('Province', 'province', sorted, undefined, 'address-level1')}
          {drawText('PostalCode', 'postalCode', 'postal-code')}
        </div>
        <p className="hint note" role="status">
          {isDoubtful && t('provinceDoubt')}
        </p>
      </div>
      {drawSelect('Gender', 'gender', toChoices(genders), undefined, 'sex')}
      <RadioGroup name="LanguagePreference" label={t('language')} choices={toChoices(locales)} chosen={locale} />
    </fieldset>
  );
}
