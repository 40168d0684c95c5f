import ownMessages from './video-block.fr.json' with { type: 'json' };

/** Messages of `<vitrine-video-block>` in French. */
export const messages = { ...ownMessages };
