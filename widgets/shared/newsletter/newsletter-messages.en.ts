import failure from '../forms/failure.en.json' with { type: 'json' };
import consent from '../submissions/newsletter-consent.en.json' with { type: 'json' };
import prizeLine from '../submissions/prize-line.en.json' with { type: 'json' };
import texts from './newsletter.en.json' with { type: 'json' };

/** Texts of the newsletter widgets in English. */
export const messages = { ...texts, ...failure, ...consent, ...prizeLine };
