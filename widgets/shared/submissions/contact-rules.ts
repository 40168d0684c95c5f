import {
  complaintCategories,
  genders,
  inquiryTypes,
  listCategories,
  loyaltyCategories,
  type Reason,
  reasons,
} from './contact-choices.ts';
import { keepDigits } from './digits.ts';
import { choice, digits, email, longText, phone, postalCode, shortText } from './field-kinds.ts';
import { listFormErrors } from './form-declaration.ts';
import type { FieldError, FieldModel, FieldValues } from './form-model.ts';
import { formatLoyaltyNumber, isLoyaltyNumber } from './loyalty-number.ts';
import { provinces } from './provinces.ts';

/** Maximum length of a message in UTF-16 units, after normalizeMessage. To be confirmed by the retailer. */
export const messageLimit = 2000;
/** A field of the contact form. */
interface ContactModel extends FieldModel {
  /** The one reason for which it is shown: the style sheet has a class for each. */
  reason?: Reason;
  /** Whether the page's address may fill it: never what is about the visitor, because addresses end up in logs. */
  isInAddress?: true;
}

const onlyFor = <const Only extends Reason>(reason: Only) => ({
  reason,
  isShown: (fields: FieldValues) => fields.Reason === reason,
});

/** CF-01, CF-02: the subject of a message. */
const subjectFields = {
  InquiryType: { ...choice(inquiryTypes), required: true, isInAddress: true },
  Reason: { ...choice(reasons), required: true, isInAddress: true },
  Category: {
    choices: [...complaintCategories, ...loyaltyCategories],
    isValid: (value, { InquiryType, Reason }) =>
      (listCategories(InquiryType, Reason) as readonly string[]).includes(value),
    required: true,
    isShown: ({ InquiryType, Reason }) => listCategories(InquiryType, Reason).length > 0,
    isInAddress: true,
  },
  LoyaltyNumber: {
    isValid: isLoyaltyNumber,
    clean: keepDigits,
    mask: { format: formatLoyaltyNumber },
    inputMode: 'numeric',
    ...onlyFor('loyalty'),
  },
  StoreNumber: { ...digits(4), ...onlyFor('store'), isInAddress: true },
  Message: { ...longText(messageLimit), required: true, isInAddress: true },
} as const satisfies Record<string, ContactModel>;

/** CF-01: the visitor. */
const personFields = {
  FirstName: { ...shortText, autoComplete: 'given-name', required: true },
  LastName: { ...shortText, autoComplete: 'family-name', required: true },
  Email: { ...email, required: true },
  Phone: phone,
  Extension: { ...digits(6), autoComplete: 'tel-extension' },
  City: { ...shortText, autoComplete: 'address-level2' },
  Province: { ...choice(provinces), autoComplete: 'address-level1' },
  PostalCode: { ...postalCode, required: true },
  Gender: { ...choice(genders), autoComplete: 'sex' },
} as const satisfies Record<string, ContactModel>;

/**
 * The contact form's fields in its order. What the browser checks and sends, its controls, the schema, the form without
 * JavaScript and what the columns must hold derive from it; the texts have the field's name in contact-form.*.json.
 */
export const contactModel = { ...subjectFields, ...personFields } as const;

/** The same, by group of the form. */
export const contactGroups = { subject: subjectFields, person: personFields } as const;

/** A field that is filled in. */
export type FilledField = keyof typeof contactModel;

/** What is said of a field. */
export const findField = (field: FilledField): ContactModel => contactModel[field];

/** The names of the fields, in the order of the form. */
export const contactFieldNames = Object.keys(contactModel) as FilledField[];

/** V-01, V-07, V-11: all errors that reject a message, in the order of the form. */
export function listContactErrors(fields: FieldValues): FieldError[] {
  return listFormErrors(contactModel, fields);
}
