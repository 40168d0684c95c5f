import consent from '../submissions/newsletter-consent.fr.json' with { type: 'json' };
import texts from './newsletter.fr.json' with { type: 'json' };

export const messages = { ...texts, ...consent };
