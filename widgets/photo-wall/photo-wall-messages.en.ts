import texts from './photo-wall.en.json' with { type: 'json' };

export const messages = texts;
