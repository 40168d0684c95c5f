import type { Errors } from '../shared/forms/errors.ts';
import type { ReadField } from '../shared/forms/read-field.ts';
import type { MessageKey } from '../shared/locale/messages.ts';
import { categoryFields } from '../shared/submissions/contact-fields.ts';
import type { ContactField, ContactFieldError } from '../shared/submissions/contact-rules.ts';
import type { messages } from './contact-form-messages.en.ts';

/** A key of the texts of `<vitrine-contact-form>`. */
export type ContactKey = MessageKey<typeof messages>;

/** For each field: the text for empty (or invalid), for invalid, and for too long. */
const errorWords: Record<ContactField, readonly [ContactKey, ContactKey?, ContactKey?]> = {
  InquiryType: ['inquiryTypeRequired'],
  Reason: ['reasonRequired'],
  Category: ['categoryRequired'],
  LoyaltyNumber: ['loyaltyNumberInvalid'],
  StoreNumber: ['storeNumberInvalid'],
  Message: ['messageRequired', 'messageRequired', 'messageTooLong'],
  FirstName: ['firstNameRequired', 'textInvalid'],
  LastName: ['lastNameRequired', 'textInvalid'],
  Email: ['emailRequired', 'emailInvalid'],
  Phone: ['phoneInvalid'],
  Extension: ['extensionInvalid'],
  City: ['textInvalid'],
  Province: ['choiceInvalid'],
  PostalCode: ['postalCodeRequired', 'postalCodeInvalid'],
  Gender: ['choiceInvalid'],
  PrivacyAccepted: ['privacyRequired'],
};

/** The texts for errors of fields that the form has; other errors cannot be shown and are left out. */
export function nameErrors(errors: readonly ContactFieldError[]): Errors<ContactField, ContactKey> {
  const named: Errors<ContactField, ContactKey> = {};
  for (const { field, code } of errors) {
    if (!Object.hasOwn(errorWords, field)) continue;
    const [required, invalid = required, tooLong = invalid] = errorWords[field as ContactField];
    named[field as ContactField] = code === 'REQUIRED' ? required : code === 'TOO_LONG' ? tooLong : invalid;
  }
  return named;
}

/** The name and id of the control for a field; for a category, of the control that is visible. */
export function findName(field: ContactField, read: ReadField | undefined): string {
  if (field !== 'Category') return field;
  return categoryFields[read?.('InquiryType') === 'complaint' ? 'complaint' : 'inquiry'];
}
