import emailSuggestion from '../forms/email-suggestion.en.json' with { type: 'json' };
import failure from '../forms/failure.en.json' with { type: 'json' };
import consent from '../submissions/newsletter-consent.en.json' with { type: 'json' };
import prizeLine from '../submissions/prize-line.en.json' with { type: 'json' };
import ownMessages from './newsletter.en.json' with { type: 'json' };

/** Messages of the newsletter widgets in English. */
export const messages = { ...ownMessages, ...failure, ...emailSuggestion, ...consent, ...prizeLine };
