import type { Widget } from '../shared/element/widget.ts';
import { type VideoBlockEvent, videoBlock } from './video-block.contract.ts';
import styles from './video-block.css';
import { VideoBlock, type VideoBlockKey } from './video-block.tsx';

export const videoBlockWidget: Widget<typeof videoBlock, VideoBlockKey, VideoBlockEvent> = {
  contract: videoBlock,
  component: VideoBlock,
  styles: [styles],
  messages: {
    en: () => import('./video-block-messages.en.ts'),
    fr: () => import('./video-block-messages.fr.ts'),
  },
};
