import type { Channel, DeliveryKind } from './channel.ts';
import { contactChannel } from './contact-channel.ts';
import { contestChannel } from './contest-channel.ts';
import { newsletterChannel } from './newsletter-channel.ts';
import { unsubscriptionChannel } from './unsubscription-channel.ts';

/** Every kind of submission that is delivered. */
export const channels: readonly Channel[] = [newsletterChannel, contactChannel, contestChannel, unsubscriptionChannel];

/** The queue that holds a kind's jobs. Earlier versions, which cannot decrypt, work on queues with other names. */
export const nameQueue = (kind: DeliveryKind) => `${kind}-outbox`;
