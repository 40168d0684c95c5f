import texts from './store-hours.en.json' with { type: 'json' };

export const messages = texts;
