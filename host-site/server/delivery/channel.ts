import type { Session } from '../database/database.ts';
import type { DeliverableTable } from '../database/deliveries.ts';

/** Kinds of submissions that are delivered to the retailer. */
export type DeliveryKind = 'newsletter' | 'contact' | 'contest';

/** An HTTP request to one of the retailer's services. */
export interface UpstreamCall {
  headers: Readonly<Record<string, string>>;
  body: object;
}

/** How one kind of submission is delivered to the retailer. */
export interface Channel {
  /** Also the prefix of its queue names. */
  kind: DeliveryKind;
  table: DeliverableTable;
  /** The request for an undelivered row; undefined when it was delivered or deleted. */
  prepareCall(session: Session, id: string): Promise<UpstreamCall | undefined>;
  /** Status in the service's answer; undefined when it is not the JSON of the contract. */
  readStatus(answer: unknown): number | undefined;
}
