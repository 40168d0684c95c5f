import texts from './article-list.en.json' with { type: 'json' };

/** Texts of `<vitrine-article-list>` in English. */
export const messages = texts;
