import type { MessageKey } from '../shared/locale/messages.ts';
import type { messages } from './photo-wall-messages.en.ts';

export type PhotoWallKey = MessageKey<typeof messages>;
