import texts from './video-block.fr.json' with { type: 'json' };

/** Texts of `<vitrine-video-block>` in French. */
export const messages = { ...texts };
