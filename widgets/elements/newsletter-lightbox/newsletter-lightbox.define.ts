import { defineWidget } from '../../shared/element/define-widget.ts';
import { newsletterLightboxWidget } from './newsletter-lightbox.widget.ts';

defineWidget(newsletterLightboxWidget);
