import texts from './share-buttons.en.json' with { type: 'json' };

export const messages = texts;
