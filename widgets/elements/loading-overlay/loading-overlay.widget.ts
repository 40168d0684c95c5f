import type { Widget } from '../../shared/element/widget.ts';
import { type LoadingOverlayEvent, loadingOverlay } from './loading-overlay.contract.ts';
import styles from './loading-overlay.css';
import { LoadingOverlay, type LoadingOverlayMessageKey } from './loading-overlay.tsx';

/** The element kit's definition of `<vitrine-loading-overlay>`. */
export const loadingOverlayWidget: Widget<typeof loadingOverlay, LoadingOverlayMessageKey, LoadingOverlayEvent> = {
  contract: loadingOverlay,
  component: LoadingOverlay,
  styles: [styles],
  messages: {
    en: () => import('./loading-overlay-messages.en.ts'),
    fr: () => import('./loading-overlay-messages.fr.ts'),
  },
};
