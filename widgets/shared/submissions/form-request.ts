import * as z from 'zod/mini';
import { brandKeys, chainCodes } from '../brand/brands.ts';
import { locales } from '../locale/locale.ts';
import type { FormModel } from './form-model.ts';
import { pagePath } from './page-path.ts';
import { uuidPattern } from './uuid.ts';

/** What a field holds: one of its choices, or a text. */
type Value<Field> = Field extends { choices: readonly (infer Choice)[] } ? Choice : string;
/** The fields that every request has: required always, and always shown. */
type Needed<Model extends FormModel> = {
  [Field in keyof Model]: Model[Field] extends { required: true }
    ? Model[Field] extends { isShown: unknown }
      ? never
      : Field
    : never;
}[keyof Model];
type FieldShape<Model extends FormModel> = { [Field in Needed<Model>]: z.ZodMiniType<Value<Model[Field]>> } & {
  [Field in Exclude<keyof Model, Needed<Model>>]: z.ZodMiniOptional<z.ZodMiniType<Value<Model[Field]>>>;
};

/** What every form sends besides its own fields. */
const protocol = {
  /** A UUID per filled form: a repeated request gets the first response. */
  requestId: z.string().check(z.regex(uuidPattern)),
  Brand: z.enum(brandKeys),
  Chain: z.string(),
  LanguagePreference: z.enum(locales),
  Locale: z.enum(locales),
  PrivacyAccepted: z.literal(true),
  Page: pagePath,
};

/** The schema of a form's request body. */
type RequestSchema<Model extends FormModel> = z.ZodMiniObject<FieldShape<Model> & typeof protocol>;

/**
 * The shape of a form's request body, with a text for each field; unknown keys are ignored. Whether a field is required,
 * and valid, only listFormErrors says: a request has this shape once that finds nothing.
 */
export function createFormRequest<const Model extends FormModel>(model: Model): RequestSchema<Model> {
  const texts = Object.fromEntries(Object.keys(model).map((field) => [field, z.optional(z.string())]));
  const { requestId, Brand, Chain, LanguagePreference, Locale, PrivacyAccepted, Page } = protocol;
  const shape = z
    .object({ requestId, Brand, Chain, LanguagePreference, Locale, ...texts, PrivacyAccepted, Page })
    .check(z.refine((body) => body.Chain === chainCodes[body.Brand][body.Locale], { path: ['Chain'] }));
  return shape as unknown as RequestSchema<Model>;
}

/** A valid request of any form: its own fields are texts. */
export type FormRequest = z.infer<z.ZodMiniObject<typeof protocol>> & { Email: string };

/** Response of a form's service: 0 stored, -10 bad e-mail, -20 bad fields, anything else an error. */
export const formResponse = z.object({
  status: z.number(),
  message: z.optional(z.string()),
  reference: z.optional(z.string()),
  errors: z.optional(z.array(z.object({ field: z.string(), code: z.string() }))),
});
