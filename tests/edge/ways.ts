/**
 * Ways of a mail server, by the first word of the recipient’s address. Those with `once` behave so at the first attempt
 * only.
 */
export const mailWays = {
  prompt: 'takes the email',
  late: 'takes it, and replies 12 seconds after its end',
  greylist: 'once: 451 4.7.1, try again later',
  defer: 'once: 451 4.3.0 after the end of the email',
  busy: 'once: 421 4.3.2 to the recipient, and hangs up',
  leaving: 'once: hangs up after the recipient, without a word',
  silent: 'takes it, and hangs up without a reply',
  torn: 'takes it, and hangs up in the middle of its reply',
  unknown: '550 5.1.1, there is no such mailbox',
} as const;

/** Ways of the retailer’s service, by the second word of the address; `once` as above. */
export const serviceWays = {
  prompt: 'takes the message',
  cut: 'once: takes it, and hangs up without a response',
  slow: 'once: takes it, and responds after 17 seconds',
  half: 'once: takes it, and hangs up in the middle of its response',
  page: 'once: the page of its login, with status 200',
  moved: 'once: leads to the page of its login',
  paused: 'once: 503 with Retry-After',
  refusing: 'refuses the fields',
} as const;

/** A way of a mail server. */
export type MailWay = keyof typeof mailWays;
/** A way of the retailer’s service. */
export type ServiceWay = keyof typeof serviceWays;

/** An address that both treat in the ways that it names. */
export const nameAddress = (mail: MailWay, service: ServiceWay): string => `${mail}.${service}@edge.example`;

/** The ways that an address names. */
export const readWays = (address: string) => address.split('@', 1)[0]?.split('.') as [MailWay, ServiceWay];
