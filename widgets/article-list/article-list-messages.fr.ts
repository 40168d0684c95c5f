import texts from './article-list.fr.json' with { type: 'json' };

/** Texts of `<vitrine-article-list>` in French. */
export const messages = texts;
