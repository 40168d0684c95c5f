import { defineWidget } from '../../shared/element/define-widget.tsx';
import { giftBalanceWidget } from './gift-balance.widget.ts';

defineWidget(giftBalanceWidget);
