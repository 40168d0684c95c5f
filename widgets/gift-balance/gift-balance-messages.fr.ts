import texts from './gift-balance.fr.json' with { type: 'json' };

export const messages = { ...texts };
