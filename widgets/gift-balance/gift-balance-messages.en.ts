import texts from './gift-balance.en.json' with { type: 'json' };

export const messages = { ...texts };
