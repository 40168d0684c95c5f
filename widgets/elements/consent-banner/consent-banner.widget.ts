import type { Widget } from '../../shared/element/widget.ts';
import { type ConsentBannerEvent, consentBanner } from './consent-banner.contract.ts';
import styles from './consent-banner.css';
import { ConsentBanner, type ConsentBannerMessageKey } from './consent-banner.tsx';

/** The element kit's definition of `<vitrine-consent-banner>`. */
export const consentBannerWidget: Widget<typeof consentBanner, ConsentBannerMessageKey, ConsentBannerEvent> = {
  contract: consentBanner,
  component: ConsentBanner,
  styles: [styles],
  messages: {
    en: () => import('./consent-banner-messages.en.ts'),
    fr: () => import('./consent-banner-messages.fr.ts'),
  },
};
