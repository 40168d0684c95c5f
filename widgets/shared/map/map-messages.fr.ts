import texts from './map.fr.json' with { type: 'json' };

export const messages = { ...texts };
