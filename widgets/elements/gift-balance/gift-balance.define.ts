import { defineWidget } from '../../shared/element/define-widget.ts';
import { giftBalanceWidget } from './gift-balance.widget.ts';

defineWidget(giftBalanceWidget);
