import type { MessageKey, Translate } from '../../shared/locale/messages.ts';
import type { messages } from './store-finder-messages.en.ts';

/** Keys of the finder's messages. */
export type StoreFinderMessageKey = MessageKey<typeof messages>;
/** Translates the finder's messages. */
export type StoreFinderTranslate = Translate<StoreFinderMessageKey>;
