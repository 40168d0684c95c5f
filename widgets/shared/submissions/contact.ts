import * as z from 'zod/mini';
import { brandKeys, chainCodes } from '../brand/brands.ts';
import { locales } from '../locale/locale.ts';
import {
  complaintCategories,
  genders,
  inquiryTypes,
  listCategories,
  loyaltyCategories,
  reasons,
} from './contact-choices.ts';
import { type ContactField, contactRules } from './contact-rules.ts';
import { isEmail } from './email.ts';
import { pagePath } from './page-path.ts';
import { provinces } from './provinces.ts';
import { uuidPattern } from './uuid.ts';

/** A text field with its rule; rules that depend on other fields are checked on the whole object. */
const ruled = (isValid: (value: string) => boolean) => z.string().check(z.refine(isValid));
const optional = (isValid: (value: string) => boolean) => z.optional(ruled(isValid));

/** The fields that a visitor fills in; one of the form's that is missing here does not compile. */
const fields = {
  InquiryType: z.enum(inquiryTypes),
  Reason: z.enum(reasons),
  Category: z.optional(z.enum([...complaintCategories, ...loyaltyCategories])),
  FirstName: ruled(contactRules.FirstName),
  LastName: ruled(contactRules.LastName),
  Email: ruled((value) => isEmail(value)),
  Phone: optional(contactRules.Phone),
  Extension: optional(contactRules.Extension),
  City: optional(contactRules.City),
  Province: z.optional(z.enum(provinces)),
  PostalCode: ruled(contactRules.PostalCode),
  Gender: z.optional(z.enum(genders)),
  StoreNumber: optional(contactRules.StoreNumber),
  LoyaltyNumber: optional(contactRules.LoyaltyNumber),
  Message: ruled((value) => contactRules.Message(value)),
  PrivacyAccepted: z.literal(true),
} satisfies Record<ContactField, z.ZodMiniType>;

/** Request body of the feedback service (decisions §3); unknown keys are ignored. */
export const contactRequest = z
  .object({
    /** A UUID per filled form: a repeated request gets the first response. */
    requestId: z.string().check(z.regex(uuidPattern)),
    Brand: z.enum(brandKeys),
    Chain: z.string(),
    LanguagePreference: z.enum(locales),
    Locale: z.enum(locales),
    ...fields,
    Page: pagePath,
  })
  .check(
    z.refine((body) => body.Chain === chainCodes[body.Brand][body.Locale], { path: ['Chain'] }),
    z.refine((body) => contactRules.Email(body.Email, body), { path: ['Email'] }),
    z.refine(
      ({ InquiryType, Reason, Category }) => {
        const choices = listCategories(InquiryType, Reason);
        return Category === undefined ? choices.length === 0 : choices.includes(Category);
      },
      { path: ['Category'] },
    ),
  );
/** A valid message. */
export type ContactRequest = z.infer<typeof contactRequest>;

/** Response of the feedback service: 0 stored, -10 bad e-mail, -20 bad fields, anything else an error. */
export const contactResponse = z.object({
  status: z.number(),
  message: z.optional(z.string()),
  reference: z.optional(z.string()),
  errors: z.optional(z.array(z.object({ field: z.string(), code: z.string() }))),
});
