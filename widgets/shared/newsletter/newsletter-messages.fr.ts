import emailSuggestion from '../forms/email-suggestion.fr.json' with { type: 'json' };
import failure from '../forms/failure.fr.json' with { type: 'json' };
import consent from '../submissions/newsletter-consent.fr.json' with { type: 'json' };
import prizeLine from '../submissions/prize-line.fr.json' with { type: 'json' };
import ownMessages from './newsletter.fr.json' with { type: 'json' };

/** Messages of the newsletter widgets in French. */
export const messages = { ...ownMessages, ...failure, ...emailSuggestion, ...consent, ...prizeLine };
