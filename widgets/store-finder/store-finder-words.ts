import type { MessageKey, Translate } from '../shared/locale/messages.ts';
import type { messages } from './store-finder-messages.en.ts';

/** Keys of the finder's texts. */
export type StoreFinderKey = MessageKey<typeof messages>;
/** Translates the finder's texts. */
export type StoreFinderTranslate = Translate<StoreFinderKey>;
