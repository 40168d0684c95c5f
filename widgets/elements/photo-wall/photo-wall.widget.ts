import containerStyles from '../../shared/element/container.css';
import type { Widget } from '../../shared/element/widget.ts';
import listStyles from '../../shared/lists/list.css';
import { type PhotoWallEvent, photoWall } from './photo-wall.contract.ts';
import styles from './photo-wall.css';
import { PhotoWall } from './photo-wall.tsx';
import type { PhotoWallMessageKey } from './photo-wall-message-keys.ts';
import wallStyles from './wall.css';

/** The element kit's definition of `<vitrine-photo-wall>`. */
export const photoWallWidget: Widget<typeof photoWall, PhotoWallMessageKey, PhotoWallEvent> = {
  contract: photoWall,
  component: PhotoWall,
  styles: [containerStyles, wallStyles, styles, listStyles],
  messages: {
    en: () => import('./photo-wall-messages.en.ts'),
    fr: () => import('./photo-wall-messages.fr.ts'),
  },
};
