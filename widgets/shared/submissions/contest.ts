import * as z from 'zod/mini';
import { chainCodes } from '../brand/brands.ts';
import { locales } from '../locale/locale.ts';
import { contestStates } from './contest-details.ts';
import { pinResults } from './contest-responses.ts';
import { type contestConsents, contestErrorCodes, type contestModel } from './contest-rules.ts';
import { uuidPattern } from './uuid.ts';

/** The form of a contest's id, as in its file name and in addresses. */
export const contestIdPattern: RegExp = /^[a-z\d]+(?:-[a-z\d]+)*$/;
/** Longest id of a contest, in characters. */
export const maxContestIdLength = 64;
const contestId = z.string().check(z.regex(contestIdPattern), z.maxLength(maxContestIdLength));

const chains: readonly string[] = Object.values(chainCodes).flatMap((codes) => Object.values(codes));

/**
 * A text for each field that a visitor fills in; one of the form's that is missing here does not compile. Whether it is
 * required, and valid, only listContestErrors says.
 */
const fields = {
  Email: z.string(),
  Zip: z.string(),
  LoyaltyNumber: z.optional(z.string()),
  SkillAnswer: z.optional(z.string()),
  Pin: z.optional(z.string()),
  PrivacyAccepted: z.literal(true),
  NewsletterOptIn: z.boolean(),
  TermsAccepted: z.optional(z.boolean()),
} satisfies Record<keyof typeof contestModel | keyof typeof contestConsents, z.ZodMiniType>;

/**
 * The shape of the body of POST /Contest/AddEntry (decisions §4); unknown keys are ignored. Each contest's file says which
 * optional fields it requires and which regions may enter: see parseEntry.
 */
export const contestEntry = z.object({
  /** A UUID per filled form: a repeated request gets the first response. */
  requestId: z.string().check(z.regex(uuidPattern)),
  ContestId: contestId,
  /** API-04: the brand and the language of the page. */
  Chain: z.string().check(z.refine((value) => chains.includes(value))),
  LanguagePreference: z.enum(locales),
  ...fields,
});
/** A valid contest entry. */
export type ContestEntry = z.infer<typeof contestEntry>;

/**
 * Response: 0 entered (with `result` if there was a PIN, and the `prize` it won, with its picture if it has one), 1
 * already entered, -10 bad e-mail, -20 bad fields, -30 wrong answer to the skill-testing question, -40 PIN used or
 * wrong, -50 not open (with `state`), anything else an error.
 */
export const contestResponse = z.object({
  status: z.number(),
  message: z.optional(z.string()),
  result: z.optional(z.enum(pinResults)),
  prize: z.optional(
    z.object({
      en: z.string(),
      fr: z.string(),
      /** Its address, absolute or from the root of the service, and its alternative text by language. */
      picture: z.optional(z.object({ address: z.string(), alt: z.object({ en: z.string(), fr: z.string() }) })),
    }),
  ),
  /** By which the entry is found in the list of the draw; absent for one that takes part in none, or was there before. */
  reference: z.optional(z.string()),
  /** Address of the page that looks for it, by language, from the root of the service. */
  draws: z.optional(z.object({ en: z.string(), fr: z.string() })),
  state: z.optional(z.enum(contestStates)),
  errors: z.optional(z.array(z.object({ field: z.string(), code: z.enum(contestErrorCodes) }))),
});
