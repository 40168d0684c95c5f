import { defineWidget } from '../../shared/element/define-widget.tsx';
import { giftLightboxWidget } from './gift-lightbox.widget.ts';

defineWidget(giftLightboxWidget);
