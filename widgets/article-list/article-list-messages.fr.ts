import texts from './article-list.fr.json' with { type: 'json' };

export const messages = texts;
