import texts from './video-block.en.json' with { type: 'json' };

export const messages = { ...texts };
