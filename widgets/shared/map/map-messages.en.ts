import texts from './map.en.json' with { type: 'json' };

export const messages = { ...texts };
