import * as z from 'zod/mini';
import { newsletterChain } from '../brand/brands.ts';
import { locales } from '../locale/locale.ts';
import { isEmail } from './email.ts';
import { isPostalCode } from './postal-code.ts';

/** Body of POST /handlers/EmailProxy.ashx (API-01, NL-05). `Zip` is a postal code of six characters without the space. */
export const newsletterRequest = z.strictObject({
  Chain: z.literal(newsletterChain),
  Email: z.string().check(z.refine(isEmail)),
  Zip: z.string().check(z.refine(isPostalCode)),
  FirstName: z.literal(''),
  LastName: z.literal(''),
  Gender: z.literal(''),
  LanguagePreference: z.enum(locales),
});
/** A valid newsletter sign-up. */
export type NewsletterRequest = z.infer<typeof newsletterRequest>;

/**
 * Response of the handler, and of the retailer's service: 0 stored or already subscribed, -10 bad e-mail, anything else
 * an error (website.md §8). The handler always gives the message that the widget needs; a service may leave it out.
 */
export const newsletterResponse = z.object({ status: z.number(), message: z.optional(z.string()) });
