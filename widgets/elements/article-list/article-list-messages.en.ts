import ownMessages from './article-list.en.json' with { type: 'json' };

/** Messages of `<vitrine-article-list>` in English. */
export const messages = ownMessages;
