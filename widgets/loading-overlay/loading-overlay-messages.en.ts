import texts from './loading-overlay.en.json' with { type: 'json' };

export const messages = { ...texts };
