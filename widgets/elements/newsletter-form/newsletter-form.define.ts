import { defineWidget } from '../../shared/element/define-widget.tsx';
import { newsletterFormWidget } from './newsletter-form.widget.ts';

defineWidget(newsletterFormWidget);
