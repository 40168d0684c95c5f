import type { MessageKey } from '../../shared/locale/messages.ts';
import type { messages } from './contact-form-messages.en.ts';

/** A key of the messages of `<vitrine-contact-form>`. */
export type ContactMessageKey = MessageKey<typeof messages>;
