import { defineWidget } from '../../shared/element/define-widget.tsx';
import { newsletterLightboxWidget } from './newsletter-lightbox.widget.ts';

defineWidget(newsletterLightboxWidget);
