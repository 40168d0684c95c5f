import texts from './consent-banner.fr.json' with { type: 'json' };

export const messages = { ...texts };
