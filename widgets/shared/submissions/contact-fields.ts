import { contactFieldNames, type FilledField, findField } from './contact-rules.ts';
import { cleanValue } from './form-model.ts';

/**
 * The two lists of categories are two fields, so that CSS alone can show the one that applies; one of them is sent as
 * `Category`.
 */
export const categoryFields = { complaint: 'ComplaintCategory', inquiry: 'LoyaltyCategory' } as const;

/** The names of a field's controls: one, but for the categories. */
export const listControls = (field: FilledField): readonly string[] =>
  field === 'Category' ? Object.values(categoryFields) : [field];

/** The filled fields as they are sent: without formatting, and without empty or inapplicable fields. */
export function readContactFields(readField: (name: string) => string): Record<string, unknown> {
  const fields: Record<string, unknown> = {};
  // In the order of the form: what shows a field stands before it.
  for (const field of contactFieldNames) {
    const isComplaint = fields.InquiryType === 'complaint';
    const name = field === 'Category' ? categoryFields[isComplaint ? 'complaint' : 'inquiry'] : field;
    const model = findField(field);
    const value = cleanValue(model, readField(name));
    if (value && (model.isShown?.(fields) ?? true)) fields[field] = value;
  }
  if (readField('PrivacyAccepted')) fields.PrivacyAccepted = true;
  return fields;
}
