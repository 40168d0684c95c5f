import texts from './loading-overlay.fr.json' with { type: 'json' };

export const messages = { ...texts };
