import './contact-form/contact-form.define.ts';
import './newsletter-form/newsletter-form.define.ts';
import './newsletter-lightbox/newsletter-lightbox.define.ts';
