import texts from './share-buttons.fr.json' with { type: 'json' };

export const messages = texts;
