import { defineWidget } from '../../shared/element/define-widget.ts';
import { contactFormWidget } from './contact-form.widget.ts';

defineWidget(contactFormWidget);
