import './newsletter-form/newsletter-form.define.ts';
import './newsletter-lightbox/newsletter-lightbox.define.ts';
import './share-buttons/share-buttons.define.ts';
