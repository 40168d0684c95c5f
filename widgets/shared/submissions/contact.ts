import * as z from 'zod/mini';
import { brandKeys, chainCodes } from '../brand/brands.ts';
import { locales } from '../locale/locale.ts';
import { type ContactField, contactFieldNames, type contactModel, type FilledField } from './contact-rules.ts';
import { pagePath } from './page-path.ts';
import { uuidPattern } from './uuid.ts';

type Model = typeof contactModel;
/** What a field holds: one of its choices, or a text. */
type Value<Field extends FilledField> = Model[Field] extends { choices: readonly (infer Choice)[] } ? Choice : string;
/** The fields that every message has: required always, and always shown. */
type Needed = {
  [Field in FilledField]: Model[Field] extends { required: true }
    ? Model[Field] extends { isShown: unknown }
      ? never
      : Field
    : never;
}[FilledField];
type Shape = { [Field in Needed]: z.ZodMiniType<Value<Field>> } & {
  [Field in Exclude<FilledField, Needed>]: z.ZodMiniOptional<z.ZodMiniType<Value<Field>>>;
};

/** A text for each field. Whether it is required, and valid, only listContactErrors says. */
const texts = Object.fromEntries(contactFieldNames.map((field) => [field, z.optional(z.string())]));
const fields = { ...(texts as unknown as Shape), PrivacyAccepted: z.literal(true) } satisfies Record<
  ContactField,
  z.ZodMiniType
>;

/**
 * The shape of a request body of the feedback service (decisions §3); unknown keys are ignored. A message has it once
 * listContactErrors finds nothing: see parseContact.
 */
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
  .check(z.refine((body) => body.Chain === chainCodes[body.Brand][body.Locale], { path: ['Chain'] }));
/** A valid message. */
export type ContactRequest = z.infer<typeof contactRequest>;

/** Response of the feedback service: 0 stored, -10 bad e-mail, -20 bad fields, anything else an error. */
export const contactResponse = z.object({
  status: z.number(),
  message: z.optional(z.string()),
  reference: z.optional(z.string()),
  errors: z.optional(z.array(z.object({ field: z.string(), code: z.string() }))),
});
