import './loading-overlay/loading-overlay.define.ts';
import './contact-form/contact-form.define.ts';
import './contest-entry/contest-entry.define.ts';
import './new-movers/new-movers.define.ts';
import './newsletter-form/newsletter-form.define.ts';
import './newsletter-lightbox/newsletter-lightbox.define.ts';
import './video-block/video-block.define.ts';
