import * as z from 'zod/mini';
import { newsletterChain } from '../../../widgets/shared/brand/brands.ts';
import { toLocale } from '../../../widgets/shared/locale/locale.ts';
import { type NewsletterRequest, newsletterAnswer } from '../../../widgets/shared/submissions/newsletter.ts';
import { findUndeliveredSignUp } from '../database/sign-ups.ts';
import type { Channel } from './channel.ts';

/** Delivers sign-ups to the retailer's e-mail service, in the format of API-01. */
export const newsletterChannel: Channel = {
  kind: 'newsletter',
  table: 'sealed_sign_ups',
  async prepareCall(session, id) {
    const row = await findUndeliveredSignUp(session, id);
    if (!row) return undefined;
    const body: NewsletterRequest = {
      Chain: newsletterChain,
      Email: row.email,
      Zip: row.postal_code,
      FirstName: '',
      LastName: '',
      Gender: '',
      LanguagePreference: toLocale(row.language_preference) ?? 'en',
    };
    return { headers: { operation_id: 'register', domain: row.brand }, body };
  },
  readStatus: (answer) => z.safeParse(newsletterAnswer, answer).data?.status,
};
