import { defineWidget } from '../../shared/element/define-widget.ts';
import { newsletterFormWidget } from './newsletter-form.widget.ts';

defineWidget(newsletterFormWidget);
