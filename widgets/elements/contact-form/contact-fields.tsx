import type { ReactNode } from 'react';
import type { Choice } from '../../shared/forms/choice.ts';
import { CountedTextArea } from '../../shared/forms/counted-text-area.tsx';
import { Field } from '../../shared/forms/field.tsx';
import { RadioGroup } from '../../shared/forms/radio-group.tsx';
import { RequiredRadioGroup } from '../../shared/forms/required-radio-group.tsx';
import { SelectField } from '../../shared/forms/select-field.tsx';
import type { Form } from '../../shared/forms/use-form.ts';
import { type Locale, locales } from '../../shared/locale/locale.ts';
import type { Translate } from '../../shared/locale/messages.ts';
import { complaintCategories, loyaltyCategories } from '../../shared/submissions/contact-choices.ts';
import { categoryFields } from '../../shared/submissions/contact-fields.ts';
import {
  type ContactField,
  contactFieldNames,
  contactGroups,
  contactModel,
  type FilledField,
  findField,
  messageLimit,
  normalizeMessage,
} from '../../shared/submissions/contact-rules.ts';
import { isRequired } from '../../shared/submissions/form-model.ts';
import { compareProvinceNames } from '../../shared/submissions/provinces.ts';
import { renderRichText } from '../../shared/ui/rich-text.tsx';
import type { ContactMessageKey } from './contact-message-keys.ts';
import { findControlName } from './find-control-name.ts';

/** What every group of fields gets from the contact form. */
export interface ContactFieldsProps {
  t: Translate<ContactMessageKey>;
  locale: Locale;
  form: Form<ContactField>;
}

/** Controls that are not the field's usual one in a row of its own; null for one that another has beside it. */
type Special = Readonly<Partial<Record<FilledField, ReactNode>>>;

// A field or a choice without a text does not compile.
const toLabel = (field: FilledField): ContactMessageKey => field;
const listChoices = (field: FilledField): readonly ContactMessageKey[] => {
  const model = contactModel[field];
  return 'choices' in model ? model.choices : [];
};

function createRenderers({ t, form }: ContactFieldsProps) {
  const toChoices = (values: readonly ContactMessageKey[]): Choice[] =>
    values.map((value) => ({ value, label: t(value) }));
  const values = Object.fromEntries(contactFieldNames.map((field) => [field, form.read?.(field) ?? '']));
  const bind = (field: FilledField, name: string = field) => {
    const { error, ...bound } = form.bind(field, name);
    return {
      ...bound,
      label: t(toLabel(field)),
      error: name === findControlName(field, form.read) ? error : undefined,
      'aria-required': isRequired(findField(field), values) || undefined,
    };
  };
  const renderSelect = (field: FilledField, choices: readonly Choice[], name?: string) => (
    <SelectField
      key={field}
      {...bind(field, name)}
      choices={choices}
      empty={t('choose')}
      autoComplete={findField(field).autoComplete}
    />
  );
  const renderText = (field: FilledField) => {
    const { type = 'text', autoComplete = 'off', inputMode } = findField(field);
    return <Field key={field} {...bind(field)} type={type} autoComplete={autoComplete} inputMode={inputMode} />;
  };
  const renderField = (field: FilledField) => {
    const choices = listChoices(field);
    const control = choices.length > 0 ? renderSelect(field, toChoices(choices)) : renderText(field);
    const { reason } = findField(field);
    return reason ? (
      <div key={field} className={`only ${reason}`}>
        {control}
      </div>
    ) : (
      control
    );
  };
  /** The fields of a group in their order. */
  const renderGroup = (group: object, special: Special) =>
    (Object.keys(group) as FilledField[]).map((field) => (field in special ? special[field] : renderField(field)));
  return { toChoices, bind, renderSelect, renderField, renderGroup };
}

/** CF-01, CF-02: the subject of the message. The style sheet shows the fields for each reason, even without script. */
export function MessageFields(props: ContactFieldsProps) {
  const { t, form } = props;
  const { toChoices, bind, renderSelect, renderGroup } = createRenderers(props);
  const used = normalizeMessage(form.read?.('Message') ?? '').length;
  const over = used - messageLimit;
  return (
    <fieldset className="group" part="group">
      <legend part="legend">{t('about')}</legend>
      {renderGroup(contactGroups.subject, {
        InquiryType: (
          <RequiredRadioGroup
            key="InquiryType"
            id="InquiryType"
            name="InquiryType"
            label={t('InquiryType')}
            choices={toChoices(listChoices('InquiryType'))}
            error={form.bind('InquiryType').error}
          />
        ),
        Category: [
          <div key="complaint" className="only complaint-topics">
            {renderSelect('Category', toChoices(complaintCategories), categoryFields.complaint)}
          </div>,
          <div key="inquiry" className="only loyalty-topics">
            {renderSelect('Category', toChoices(loyaltyCategories), categoryFields.inquiry)}
          </div>,
        ],
        Message: (
          <CountedTextArea
            key="Message"
            {...bind('Message')}
            rows={7}
            used={used}
            max={messageLimit}
            count={over > 0 ? t('over', { count: over }) : t('used', { count: used })}
          />
        ),
      })}
    </fieldset>
  );
}

/** What the visitor's own fields get, with the hints on e-mail address and province. */
export interface PersonFieldsProps extends ContactFieldsProps {
  /** A corrected spelling of the address; empty for none. */
  suggestion: string;
  onAcceptSuggestion: () => void;
  /** Whether postal code and province do not match. */
  isPostalCodeMismatched: boolean;
}

/** CF-01: the visitor's name, address and language. */
export function PersonFields(props: PersonFieldsProps) {
  const { t, locale, suggestion, isPostalCodeMismatched, onAcceptSuggestion } = props;
  const { toChoices, renderField, renderSelect, renderGroup } = createRenderers(props);
  const sorted = toChoices(listChoices('Province')).sort((one, other) => compareProvinceNames(one.label, other.label));
  const renderFix = (text: string) => (
    <button type="button" className="text" onClick={onAcceptSuggestion}>
      {text}
    </button>
  );
  return (
    <fieldset className="group" part="group">
      <legend part="legend">{t('you')}</legend>
      {renderGroup(contactGroups.person, {
        FirstName: (
          <div key="name" className="pair">
            {renderField('FirstName')}
            {renderField('LastName')}
          </div>
        ),
        LastName: null,
        Email: (
          <div key="email">
            {renderField('Email')}
            <p className="hint note" role="status">
              {suggestion && renderRichText(t('emailSuggestion', { email: suggestion }), renderFix)}
            </p>
          </div>
        ),
        Phone: (
          <div key="phone" className="pair uneven">
            {renderField('Phone')}
            {renderField('Extension')}
          </div>
        ),
        Extension: null,
        Province: (
          <div key="place">
            <div className="pair">
              {renderSelect('Province', sorted)}
              {renderField('PostalCode')}
            </div>
            <p className="hint note" role="status">
              {isPostalCodeMismatched && t('provinceDoubt')}
            </p>
          </div>
        ),
        PostalCode: null,
      })}
      <RadioGroup name="LanguagePreference" label={t('language')} choices={toChoices(locales)} chosen={locale} />
    </fieldset>
  );
}
