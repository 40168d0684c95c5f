import type { MessageKey } from '../shared/locale/messages.ts';
import type { messages } from './article-list-messages.en.ts';

export type ArticleListKey = MessageKey<typeof messages>;
