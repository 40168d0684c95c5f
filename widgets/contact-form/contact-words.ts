import type { ReadField } from '../shared/forms/read-field.ts';
import type { MessageKey } from '../shared/locale/messages.ts';
import { categoryFields } from '../shared/submissions/contact-fields.ts';
import type { ContactField } from '../shared/submissions/contact-rules.ts';
import type { messages } from './contact-form-messages.en.ts';

/** A key of the texts of `<vitrine-contact-form>`. */
export type ContactKey = MessageKey<typeof messages>;

/** The name and id of the control for a field; for a category, of the control that is visible. */
export function findName(field: ContactField, read: ReadField | undefined): string {
  if (field !== 'Category') return field;
  return categoryFields[read?.('InquiryType') === 'complaint' ? 'complaint' : 'inquiry'];
}
