import ownMessages from './video-block.en.json' with { type: 'json' };

/** Messages of `<vitrine-video-block>` in English. */
export const messages = { ...ownMessages };
