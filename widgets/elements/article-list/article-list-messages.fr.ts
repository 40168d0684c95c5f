import ownMessages from './article-list.fr.json' with { type: 'json' };

/** Messages of `<vitrine-article-list>` in French. */
export const messages = ownMessages;
