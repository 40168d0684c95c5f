import type { MessageKey } from '../../shared/locale/messages.ts';
import type { messages } from './article-list-messages.en.ts';

/** A key of the messages of `<vitrine-article-list>`. */
export type ArticleListMessageKey = MessageKey<typeof messages>;
