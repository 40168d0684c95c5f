import failure from '../forms/failure.fr.json' with { type: 'json' };
import consent from '../submissions/newsletter-consent.fr.json' with { type: 'json' };
import prizeLine from '../submissions/prize-line.fr.json' with { type: 'json' };
import texts from './newsletter.fr.json' with { type: 'json' };

/** Texts of the newsletter widgets in French. */
export const messages = { ...texts, ...failure, ...consent, ...prizeLine };
