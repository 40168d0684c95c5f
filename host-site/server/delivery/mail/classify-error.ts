import { findFailureCode } from '../../failure-code.ts';
import type { DeliveryResult } from '../call-upstream.ts';

/** An error of Nodemailer, with what the mail server replied. */
export interface SmtpError extends Error {
  /** Nodemailer's code, such as ECONNECTION. */
  code?: string;
  /** The server's, such as 550. */
  responseCode?: number;
  /** The whole reply. */
  response?: string;
  command?: string;
}

/** What a refusal is about: a state that passes, the recipient's address, or us: our settings, sender or message. */
type Cause = 'later' | 'person' | 'us';

/** Enhanced status codes by their last two numbers (RFC 3463, RFC 7505); the first pattern that matches counts. */
const causesByCode: readonly [RegExp, Cause][] = [
  // The sender's address.
  [/^1\.[78]$/, 'us'],
  [/^1\./, 'person'],
  // Full; the system is full, closed or badly set up.
  [/^(2\.2|3\.[125])$/, 'later'],
  // Longer than the mailbox takes.
  [/^2\.3$/, 'us'],
  [/^2\./, 'person'],
  [/^4\./, 'later'],
  [/^[3567]\./, 'us'],
];

// Words of servers without enhanced codes, or with a general one: Exchange says 5.4.1, Outlook.com 5.5.0.
const blamesUs = /relay|block|spam|sender|messages from|blacklist|listed|rbl|reputation|authenti|policy|rcpthosts/i;
const blamesMailbox =
  /(recipient|user|mailbox|address|account)\b.*(unknown|unavailable|not found|rejected|does(n['’]?t| not) (exist|have)|disabled|invalid)|(no such|unknown|invalid|bad|no) (user|mailbox|recipient|address|account)|mailbox (is )?(full|unavailable)/i;
/** Servers repeat the recipient, whose name or domain may contain any of these words. */
const addresses = /<[^>]*>|\S+@\S+/g;
/** No mailbox, another one, a name that is not allowed, a domain without mail (RFC 5321, RFC 7504). */
const recipientReplies = [550, 551, 553, 521, 556];

// Postfix’s own default is to defer them, so that no email is lost while someone sets it up (defer_unauth_destination).
const defersRelay = /relay(ing)? (access )?(denied|not permitted|prohibited)/i;

function findCause({ responseCode = 0, response: given = '', command }: SmtpError): Cause {
  const response = given.replace(addresses, '');
  if (responseCode < 500) return defersRelay.test(response) ? 'us' : 'later';
  const isAboutRecipient = command === 'RCPT TO';
  const [, enhanced] = /^\d{3}[ -]5\.(\d{1,3}\.\d{1,3})\b/.exec(response) ?? [];
  if (enhanced && !/^[45]\./.test(enhanced) && !/^\d+\.0$/.test(enhanced)) {
    // Some servers give a policy’s code to a mailbox that does not exist.
    if (isAboutRecipient && enhanced.startsWith('7.') && blamesMailbox.test(response) && !blamesUs.test(response))
      return 'person';
    return causesByCode.find(([code]) => code.test(enhanced))?.[1] ?? 'us';
  }
  // Some servers look for the mailbox only once they have the whole email.
  if (!isAboutRecipient && command === 'DATA' && blamesMailbox.test(response) && !blamesUs.test(response))
    return responseCode === 552 ? 'later' : 'person';
  if (isAboutRecipient && responseCode === 552) return 'later';
  if (!isAboutRecipient || blamesUs.test(response)) return enhanced?.startsWith('4.') ? 'later' : 'us';
  if (blamesMailbox.test(response)) return 'person';
  if (enhanced?.startsWith('4.')) return 'later';
  return recipientReplies.includes(responseCode) && !enhanced?.startsWith('7.') ? 'person' : 'us';
}

const results = { later: 'failed', person: 'refused', us: 'held' } as const;

/**
 * What an error means for an email; `hasEnded` tells whether the whole email was sent. Without a reply to it, the mail
 * server may have taken it.
 */
export function classifyError(error: SmtpError, hasEnded: boolean): DeliveryResult {
  const { responseCode, response = '' } = error;
  const [enhanced] = /(?<=^\d{3}[ -])[245]\.\d{1,3}\.\d{1,3}\b/.exec(response) ?? [];
  // Never the message: servers repeat the address in it.
  const reason = responseCode ? ['SMTP', responseCode, enhanced].filter(Boolean).join(' ') : findFailureCode(error);
  if (hasEnded && !responseCode) return { kind: 'uncertain', reason };
  return { kind: results[findCause(error)], reason };
}
