import type { MessageKey } from '../shared/locale/messages.ts';
import type { ContactField, ContactFieldError } from '../shared/submissions/contact-rules.ts';
import type { messages } from './contact-form-messages.en.ts';

export type ContactKey = MessageKey<typeof messages>;
export type Errors = Partial<Record<ContactField, ContactKey>>;

/** For each field: what is said when it is empty or out of order, when it is out of order, when it is too long. */
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

/** Errors of fields that the form has, as words; others cannot be shown and are left out. */
export function nameErrors(errors: readonly ContactFieldError[]): Errors {
  const named: Errors = {};
  for (const { field, code } of errors) {
    if (!Object.hasOwn(errorWords, field)) continue;
    const [required, invalid = required, tooLong = invalid] = errorWords[field as ContactField];
    named[field as ContactField] = code === 'REQUIRED' ? required : code === 'TOO_LONG' ? tooLong : invalid;
  }
  return named;
}

/** `PostalCode` → `postal-code`: the id of a field's control. */
export function toControlId(field: string): string {
  return field.replace(/\B[A-Z]/g, '-$&').toLowerCase();
}
