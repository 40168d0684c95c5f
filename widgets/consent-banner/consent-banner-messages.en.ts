import texts from './consent-banner.en.json' with { type: 'json' };

export const messages = { ...texts };
