import texts from './article-list.en.json' with { type: 'json' };

export const messages = texts;
