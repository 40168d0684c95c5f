import type { Session } from '../database/database.ts';
import type { DeliverableTable } from '../database/deliveries.ts';
import type { FormName } from '../forms/definitions/form-definitions.ts';
import type { Email } from './mail/format-email.ts';

/** The queue that holds a kind's jobs. Earlier versions, which cannot decrypt, work on queues with other names. */
export const nameQueue = (kind: DeliveryKind) => `${kind}-outbox`;

/** The retailer's services. */
export type UpstreamService = 'newsletter' | FormName | 'contest';

/** Kinds of submissions and emails that are delivered. */
export type DeliveryKind = UpstreamService | 'unsubscription' | 'confirmation' | 'letter';

/** An HTTP request to one of the retailer's services. */
export interface UpstreamCall {
  headers: Readonly<Record<string, string>>;
  body: object;
}

interface AnyChannel {
  /** Also the prefix of its queue names. */
  kind: DeliveryKind;
  table: DeliverableTable;
  /** Whether a row is deleted once it is delivered. */
  isForgotten?: boolean;
}

/** How one kind of submission is delivered to the retailer. */
export interface UpstreamChannel extends AnyChannel {
  service: UpstreamService;
  /**
   * The request for an undelivered row; undefined when it was delivered or deleted, `busy` while a call of another kind
   * about the same person is running. `siteOrigin` begins links to the site; empty for none.
   */
  prepareCall(session: Session, id: string, siteOrigin: string): Promise<UpstreamCall | 'busy' | undefined>;
  /** Status in the service's response; undefined when it is not the JSON of the contract. */
  readStatus(body: unknown): number | undefined;
}

/** How one kind of email is sent to a person. */
export interface MailChannel extends AnyChannel {
  /** The email of an unsent row; undefined when it was sent, or no one needs it any longer at `now`, in milliseconds. */
  prepareEmail(session: Session, id: string, siteOrigin: string, now: number): Promise<Email | undefined>;
}

/** How one kind is delivered. */
export type Channel = UpstreamChannel | MailChannel;
