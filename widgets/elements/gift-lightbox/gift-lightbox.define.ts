import { defineWidget } from '../../shared/element/define-widget.ts';
import { giftLightboxWidget } from './gift-lightbox.widget.ts';

defineWidget(giftLightboxWidget);
