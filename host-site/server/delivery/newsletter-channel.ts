import * as z from 'zod/mini';
import { newsletterChain } from '../../../widgets/shared/brand/brands.ts';
import { toLocale } from '../../../widgets/shared/locale/locale.ts';
import { type NewsletterRequest, newsletterResponse } from '../../../widgets/shared/submissions/newsletter.ts';
import { findUndeliveredSignUp } from '../database/sign-ups.ts';
import { createLinkToken } from '../database/subscriber-links.ts';
import { isUnsubscribing } from '../database/unsubscriptions.ts';
import { nameQueue, type UpstreamChannel } from './channel.ts';
import { toSourceHeader } from './source-header.ts';

/**
 * Delivers sign-ups to the retailer's e-mail service, in the format of API-01 with the link that unsubscribes, which the
 * service puts into each email and its List-Unsubscribe header (RFC 8058).
 */
export const newsletterChannel: UpstreamChannel = {
  kind: 'newsletter',
  service: 'newsletter',
  table: 'sealed_sign_ups',
  async prepareCall(session, id, siteOrigin) {
    const row = await findUndeliveredSignUp(session, id);
    if (!row) return undefined;
    if (await isUnsubscribing(session, row.email, nameQueue('unsubscription'))) return 'busy';
    const locale = toLocale(row.language_preference) ?? 'en';
    const link = `${siteOrigin}/${locale}/unsubscribe?token=${createLinkToken(session.cipher, id, row.email)}`;
    const body: NewsletterRequest & { UnsubscribeUrl?: string } = {
      Chain: newsletterChain,
      Email: row.email,
      Zip: row.postal_code,
      FirstName: '',
      LastName: '',
      Gender: '',
      LanguagePreference: locale,
      ...(siteOrigin && { UnsubscribeUrl: link }),
    };
    return { headers: { operation_id: 'register', domain: row.brand, ...toSourceHeader(row.source) }, body };
  },
  readStatus: (body) => z.safeParse(newsletterResponse, body).data?.status,
};
