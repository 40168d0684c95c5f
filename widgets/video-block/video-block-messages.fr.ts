import texts from './video-block.fr.json' with { type: 'json' };

export const messages = { ...texts };
