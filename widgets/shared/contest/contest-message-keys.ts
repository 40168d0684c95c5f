import type { MessageKey } from '../locale/messages.ts';
import type { messages } from './contest-messages.en.ts';

/** A key of the messages of the contest widgets. */
export type ContestMessageKey = MessageKey<typeof messages>;
