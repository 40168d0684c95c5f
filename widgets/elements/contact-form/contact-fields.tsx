import type { ReactNode } from 'react';
import { offers } from '../../shared/brand/offers.ts';
import { createFieldRenderers } from '../../shared/forms/model-fields.tsx';
import { RadioGroup } from '../../shared/forms/radio-group.tsx';
import { RequiredRadioGroup } from '../../shared/forms/required-radio-group.tsx';
import type { Form } from '../../shared/forms/use-form.ts';
import { type Locale, locales } from '../../shared/locale/locale.ts';
import type { Translate } from '../../shared/locale/messages.ts';
import { complaintCategories, loyaltyCategories, reasons } from '../../shared/submissions/contact-choices.ts';
import { categoryFields, nameContactControl } from '../../shared/submissions/contact-fields.ts';
import { contactGroups, contactModel, type FilledField, findField } from '../../shared/submissions/contact-rules.ts';
import { compareProvinceNames } from '../../shared/submissions/provinces.ts';
import type { ContactMessageKey } from './contact-message-keys.ts';

/** What every group of fields gets from the contact form. */
export interface ContactFieldsProps {
  t: Translate<ContactMessageKey>;
  locale: Locale;
  form: Form<string>;
}

/** The texts of fields and choices: one that is missing does not compile. */
const listFields = (group: object): readonly (FilledField & ContactMessageKey)[] => Object.keys(group) as FilledField[];
const listChoices = (field: FilledField): readonly ContactMessageKey[] => {
  const model = contactModel[field];
  return 'choices' in model ? model.choices : [];
};

function createRenderers({ t, form }: ContactFieldsProps) {
  const renderers = createFieldRenderers({ model: contactModel, t, form, nameControl: nameContactControl });
  /** A field that is for one reason only. The style sheet shows it, so it needs no script. */
  const renderFor = (field: FilledField) => {
    const { reason } = findField(field);
    if (reason && !reasons.includes(reason)) return null;
    return (
      <div key={field} className={`only ${reason}`}>
        {renderers.renderControl(field)}
      </div>
    );
  };
  const renderGroup = (group: object, special: Readonly<Record<string, ReactNode>>) => {
    const fields = listFields(group);
    const bound = fields.filter((field) => findField(field).reason).map((field) => [field, renderFor(field)]);
    return renderers.renderFields(fields, { ...Object.fromEntries(bound), ...special });
  };
  return { ...renderers, renderGroup };
}

/** CF-01, CF-02: the subject of the message. The style sheet shows the fields for each reason, even without script. */
export function MessageFields(props: ContactFieldsProps) {
  const { t, form } = props;
  const { toChoices, renderSelect, renderGroup } = createRenderers(props);
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
        Category: offers.loyalty && [
          <div key="complaint" className="only complaint-topics">
            {renderSelect('Category', toChoices(complaintCategories), categoryFields.complaint)}
          </div>,
          <div key="inquiry" className="only loyalty-topics">
            {renderSelect('Category', toChoices(loyaltyCategories), categoryFields.inquiry)}
          </div>,
        ],
      })}
    </fieldset>
  );
}

/** What the visitor's own fields get, with the hint on the province. */
export interface PersonFieldsProps extends ContactFieldsProps {
  /** Whether postal code and province do not match. */
  isPostalCodeMismatched: boolean;
}

/** CF-01: the visitor's name, address and language. */
export function PersonFields(props: PersonFieldsProps) {
  const { t, locale, isPostalCodeMismatched } = props;
  const { toChoices, renderField, renderSelect, renderGroup } = createRenderers(props);
  const sorted = toChoices(listChoices('Province')).sort((one, other) => compareProvinceNames(one.label, other.label));
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
