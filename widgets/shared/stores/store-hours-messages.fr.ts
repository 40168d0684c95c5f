import texts from './store-hours.fr.json' with { type: 'json' };

export const messages = texts;
