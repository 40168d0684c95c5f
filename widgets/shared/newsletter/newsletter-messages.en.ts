import consent from '../submissions/newsletter-consent.en.json' with { type: 'json' };
import texts from './newsletter.en.json' with { type: 'json' };

export const messages = { ...texts, ...consent };
