import type { MessageKey } from '../shared/locale/messages.ts';
import type { messages } from './photo-wall-messages.en.ts';

/** A key of the texts of `<vitrine-photo-wall>`. */
export type PhotoWallKey = MessageKey<typeof messages>;
