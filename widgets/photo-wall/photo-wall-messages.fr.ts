import texts from './photo-wall.fr.json' with { type: 'json' };

export const messages = texts;
