import './loading-overlay/loading-overlay.define.ts';
import './consent-banner/consent-banner.define.ts';
import './contact-form/contact-form.define.ts';
import './gift-balance/gift-balance.define.ts';
import './gift-lightbox/gift-lightbox.define.ts';
import './newsletter-form/newsletter-form.define.ts';
import './newsletter-lightbox/newsletter-lightbox.define.ts';
import './video-block/video-block.define.ts';
