import { contactModel, type FilledField } from './contact-rules.ts';
import { type NameControl, readFormFields } from './form-declaration.ts';

/**
 * The two lists of categories are two fields, so that CSS alone can show the one that applies; one of them is sent as
 * `Category`.
 */
export const categoryFields = { complaint: 'ComplaintCategory', inquiry: 'LoyaltyCategory' } as const;

/** The names of a field's controls: one, but for the categories. */
export const listControls = (field: FilledField): readonly string[] =>
  field === 'Category' ? Object.values(categoryFields) : [field];

/** The name of the control whose value is sent for a field: for the category, the one that is shown. */
export const nameContactControl: NameControl = (field, { InquiryType }) =>
  field === 'Category' ? categoryFields[InquiryType === 'complaint' ? 'complaint' : 'inquiry'] : field;

/** The filled fields of the contact form as they are sent. */
export const readContactFields = (readField: (name: string) => string): Record<string, unknown> =>
  readFormFields(contactModel, readField, nameContactControl);
