import type { StoppedState } from '../database/deliveries.ts';
import type { DeliveryResult } from './call-upstream.ts';
import type { DeliveryKind } from './channel.ts';

/** Logger of the outbox. */
export interface OutboxReport {
  info(details: Record<string, unknown>, message: string): void;
  error(error: unknown, message: string): void;
  /** The result of a call. */
  onDelivery?(kind: DeliveryKind, result: DeliveryResult['kind']): void;
  /** A submission that will not be sent again by itself; `reason` is a code. */
  onStop?(state: StoppedState, kind: DeliveryKind, id: string, reason: string): void;
  /** A service refuses everything of a kind for our settings; called for each submission. */
  onHold?(kind: DeliveryKind, reason: string): void;
}
