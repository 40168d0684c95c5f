import type { Session } from '../database/database.ts';
import type { DeliverableTable } from '../database/deliveries.ts';

/** What the retailer's services are called for. */
export type DeliveryKind = 'newsletter' | 'contact' | 'contest';

export interface UpstreamCall {
  headers: Readonly<Record<string, string>>;
  body: object;
}

/** One kind of submission on its way to the retailer. */
export interface Channel {
  /** Also the first part of the names of its queues. */
  kind: DeliveryKind;
  table: DeliverableTable;
  /** The call for a row that still has to be delivered; undefined when it was, or is gone. */
  prepareCall(session: Session, id: string): Promise<UpstreamCall | undefined>;
  /** The status of an answer; undefined when it is not the promised JSON. */
  readStatus(answer: unknown): number | undefined;
}
