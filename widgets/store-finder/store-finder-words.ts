import type { MessageKey, Translate } from '../shared/locale/messages.ts';
import type { messages } from './store-finder-messages.en.ts';

export type StoreFinderKey = MessageKey<typeof messages>;
export type StoreFinderTranslate = Translate<StoreFinderKey>;
