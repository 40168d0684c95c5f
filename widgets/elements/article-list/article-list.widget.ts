import containerStyles from '../../shared/element/container.css';
import type { Widget } from '../../shared/element/widget.ts';
import listStyles from '../../shared/lists/list.css';
import cardStyles from './article-cards.css';
import { type ArticleListEvent, articleList } from './article-list.contract.ts';
import styles from './article-list.css';
import { ArticleList } from './article-list.tsx';
import type { ArticleListMessageKey } from './article-list-message-keys.ts';

/** The element kit's definition of `<vitrine-article-list>`. */
export const articleListWidget: Widget<typeof articleList, ArticleListMessageKey, ArticleListEvent> = {
  contract: articleList,
  component: ArticleList,
  styles: [containerStyles, cardStyles, styles, listStyles],
  messages: {
    en: () => import('./article-list-messages.en.ts'),
    fr: () => import('./article-list-messages.fr.ts'),
  },
};
