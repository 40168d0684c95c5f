import { defineWidget } from '../../shared/element/define-widget.ts';
import { consentBannerWidget } from './consent-banner.widget.ts';

defineWidget(consentBannerWidget);
