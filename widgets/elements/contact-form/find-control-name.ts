import type { ReadField } from '../../shared/forms/read-field.ts';
import { categoryFields } from '../../shared/submissions/contact-fields.ts';
import type { ContactField } from '../../shared/submissions/contact-rules.ts';

/** The name and id of the control for a field; for a category, of the control that is visible. */
export function findControlName(field: ContactField, read: ReadField | undefined): string {
  if (field !== 'Category') return field;
  return categoryFields[read?.('InquiryType') === 'complaint' ? 'complaint' : 'inquiry'];
}
