import type { Widget } from '../../shared/element/widget.ts';
import { loadMoreNetworks } from './known-networks.ts';
import { type ShareButtonsEvent, shareButtons } from './share-buttons.contract.ts';
import styles from './share-buttons.css';
import { ShareButtons, type ShareMessageKey } from './share-buttons.tsx';

/** The element kit's definition of `<vitrine-share-buttons>`. */
export const shareButtonsWidget: Widget<typeof shareButtons, ShareMessageKey, ShareButtonsEvent> = {
  contract: shareButtons,
  component: ShareButtons,
  styles: [styles],
  messages: {
    en: () => import('./share-buttons-messages.en.ts'),
    fr: () => import('./share-buttons-messages.fr.ts'),
  },
  prepare: loadMoreNetworks,
};
