import type { MessageKey } from '../locale/messages.ts';
import type { messages } from './contest-messages.en.ts';

/** A key of the texts of the contest widgets. */
export type ContestKey = MessageKey<typeof messages>;
