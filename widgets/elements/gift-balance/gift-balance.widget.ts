import containerStyles from '../../shared/element/container.css';
import type { Widget } from '../../shared/element/widget.ts';
import { type GiftBalanceEvent, giftBalance } from './gift-balance.contract.ts';
import styles from './gift-balance.css';
import { GiftBalance, type GiftBalanceMessageKey } from './gift-balance.tsx';

/** The element kit's definition of `<vitrine-gift-balance>`. */
export const giftBalanceWidget: Widget<typeof giftBalance, GiftBalanceMessageKey, GiftBalanceEvent> = {
  contract: giftBalance,
  component: GiftBalance,
  styles: [containerStyles, styles],
  messages: {
    en: () => import('./gift-balance-messages.en.ts'),
    fr: () => import('./gift-balance-messages.fr.ts'),
  },
};
