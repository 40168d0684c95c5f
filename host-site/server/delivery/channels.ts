import { forms } from '../forms/definitions/form-definitions.ts';
import type { Channel } from './channel.ts';
import { confirmationChannel } from './confirmation-channel.ts';
import { contestChannel } from './contest-channel.ts';
import { emailChannel } from './email-channel.ts';
import { createFormChannel } from './form-channel.ts';
import { newsletterChannel } from './newsletter-channel.ts';
import { unsubscriptionChannel } from './unsubscription-channel.ts';

/** Every kind of submission and email that is delivered. */
export const channels: readonly Channel[] = [
  newsletterChannel,
  ...forms.map(createFormChannel),
  contestChannel,
  unsubscriptionChannel,
  confirmationChannel,
  emailChannel,
];
