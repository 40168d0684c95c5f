import * as z from 'zod/mini';
import type { MailSettings } from './mailer.ts';

const flag = z._default(z.enum(['0', '1'], 'either 1 or 0'), '0');
const isMailUrl = (value: string) => /^smtps?:/.test(value) && URL.canParse(value);
const sender = /^(?:[^<>@"\r\n]+ <[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/;

/** The environment variables of our own emails. */
export const mailVariables = {
  SMTP_URL: z.optional(z.string().check(z.refine(isMailUrl, 'an smtp:// or smtps:// address'))),
  MAIL_FROM: z.optional(z.string().check(z.regex(sender, 'a sender such as Vitrine <hello@vitrine.example>'))),
  CONFIRM_SIGN_UPS: flag,
  SEND_RECEIPTS: flag,
};

type MailVariables = z.infer<z.ZodMiniObject<typeof mailVariables>> & { PUBLIC_ORIGIN: string };

const need = (name: keyof MailVariables, error: string, isMet: (variables: MailVariables) => boolean) =>
  z.refine<MailVariables>(isMet, { path: [name], error });

/** What these variables need of each other. */
export const mailChecks = [
  need(
    'SMTP_URL',
    'a mail server, which CONFIRM_SIGN_UPS and SEND_RECEIPTS need',
    (given) => !!given.SMTP_URL || !(+given.CONFIRM_SIGN_UPS + +given.SEND_RECEIPTS),
  ),
  need('MAIL_FROM', 'a sender, which SMTP_URL needs', (given) => !given.SMTP_URL || !!given.MAIL_FROM),
  need(
    'PUBLIC_ORIGIN',
    'an origin, which the links in emails need',
    (given) => !given.SMTP_URL || !!given.PUBLIC_ORIGIN,
  ),
] as const;

/** Settings of valid variables; undefined for no emails. */
export function toMailSettings(given: MailVariables): MailSettings | undefined {
  const { SMTP_URL: url, MAIL_FROM: from, CONFIRM_SIGN_UPS, SEND_RECEIPTS } = given;
  if (!url || !from) return undefined;
  return { url, from, confirmsSignUps: CONFIRM_SIGN_UPS === '1', sendsReceipts: SEND_RECEIPTS === '1' };
}
