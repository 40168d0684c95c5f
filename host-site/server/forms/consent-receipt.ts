import * as z from 'zod/mini';
import { locales } from '../../../widgets/shared/locale/locale.ts';
import type { ConsentReceipt } from '../../../widgets/shared/submissions/consent.ts';
import { pagePath } from '../../../widgets/shared/submissions/page-path.ts';

/** Characters; the path of a page is most of them, with its own escapes escaped. */
const limit = 4096;
const token = z.string().check(z.regex(/^[\w.-]{1,64}$/));

const receiptSchema = z.object({
  id: token,
  version: token,
  language: z.enum(locales),
  altered: z.optional(
    z.pipe(
      z.literal('true'),
      z.transform(() => true as const),
    ),
  ),
  page: pagePath,
  // PostgreSQL has no year 0, and a clock before 1970 proves nothing.
  at: z.iso.datetime().check(z.regex(/^(19[7-9]|[2-9]\d)\d/), z.maxLength(32)),
});

/** A parsed consent receipt, or why there is none; `hasNul` means that a field contains U+0000. */
export type ReceiptResult = { kind: 'receipt'; receipt: ConsentReceipt } | { kind: 'none' } | { kind: 'hasNul' };

/**
 * Parses the consent receipt of a request, form-urlencoded by formatConsent. `known` adds what a page without
 * JavaScript cannot send; `site` is the origin of a page that is not ours, which the path then follows. An invalid
 * receipt counts as none, since receipts are optional. U+0000, which the database rejects, has its own result so that
 * the request can be refused with a clear code.
 */
export function parseConsent(text: string | undefined, known: Partial<ConsentReceipt> = {}, site = ''): ReceiptResult {
  if (!text || text.length > limit) return { kind: 'none' };
  const given = Object.fromEntries(new URLSearchParams(text));
  if (Object.values(given).some((value) => value.includes('\0'))) return { kind: 'hasNul' };
  const parsed = z.safeParse(receiptSchema, { ...given, ...known });
  if (!parsed.success) return { kind: 'none' };
  return { kind: 'receipt', receipt: { ...parsed.data, page: site + parsed.data.page } };
}

/** Parses a receipt that we have parsed and formatted before. */
export function parseKeptConsent(text: string): ReceiptResult {
  const kept = new URLSearchParams(text).get('page') ?? '';
  const [site = ''] = /^https?:\/\/[^/]+/.exec(kept) ?? [];
  return parseConsent(text, { page: kept.slice(site.length) }, site);
}
