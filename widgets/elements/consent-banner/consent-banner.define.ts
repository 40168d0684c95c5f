import { defineWidget } from '../../shared/element/define-widget.tsx';
import { consentBannerWidget } from './consent-banner.widget.ts';

defineWidget(consentBannerWidget);
