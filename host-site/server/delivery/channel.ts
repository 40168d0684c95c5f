import type { Session } from '../database/database.ts';
import type { DeliverableTable } from '../database/deliveries.ts';

/** The retailer's services. */
export type UpstreamService = 'newsletter' | 'contact' | 'contest';

/** Kinds of submissions that are delivered to them. */
export type DeliveryKind = UpstreamService | 'unsubscription';

/** An HTTP request to one of the retailer's services. */
export interface UpstreamCall {
  headers: Readonly<Record<string, string>>;
  body: object;
}

/** How one kind of submission is delivered to the retailer. */
export interface Channel {
  /** Also the prefix of its queue names. */
  kind: DeliveryKind;
  service: UpstreamService;
  table: DeliverableTable;
  /** Whether a row is deleted once it is delivered. */
  isForgotten?: boolean;
  /**
   * The request for an undelivered row; undefined when it was delivered or deleted. `siteOrigin` begins links to the
   * site; empty for none.
   */
  prepareCall(session: Session, id: string, siteOrigin: string): Promise<UpstreamCall | undefined>;
  /** Status in the service's answer; undefined when it is not the JSON of the contract. */
  readStatus(answer: unknown): number | undefined;
}
