import texts from './video-block.en.json' with { type: 'json' };

/** Texts of `<vitrine-video-block>` in English. */
export const messages = { ...texts };
