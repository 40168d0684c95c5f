import type { MessageKey } from '../../shared/locale/messages.ts';
import type { messages } from './photo-wall-messages.en.ts';

/** A key of the messages of `<vitrine-photo-wall>`. */
export type PhotoWallMessageKey = MessageKey<typeof messages>;
