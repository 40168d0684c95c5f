import { defineWidget } from '../../shared/element/define-widget.tsx';
import { contactFormWidget } from './contact-form.widget.ts';

defineWidget(contactFormWidget);
