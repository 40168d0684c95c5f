import containerStyles from '../../shared/element/container.css';
import type { Widget } from '../../shared/element/widget.ts';
import { type VideoBlockEvent, videoBlock } from './video-block.contract.ts';
import styles from './video-block.css';
import { VideoBlock } from './video-block.tsx';
import type { VideoBlockMessageKey } from './video-block-props.ts';

/** The element kit's definition of `<vitrine-video-block>`. */
export const videoBlockWidget: Widget<typeof videoBlock, VideoBlockMessageKey, VideoBlockEvent> = {
  contract: videoBlock,
  component: VideoBlock,
  styles: [containerStyles, styles],
  messages: {
    en: () => import('./video-block-messages.en.ts'),
    fr: () => import('./video-block-messages.fr.ts'),
  },
};
