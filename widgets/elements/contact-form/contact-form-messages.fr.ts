import emailSuggestion from '../../shared/forms/email-suggestion.fr.json' with { type: 'json' };
import failure from '../../shared/forms/failure.fr.json' with { type: 'json' };
import consent from '../../shared/submissions/contact-consent.fr.json' with { type: 'json' };
import provinces from '../../shared/submissions/provinces.fr.json' with { type: 'json' };
import ownMessages from './contact-form.fr.json' with { type: 'json' };

/** Messages of `<vitrine-contact-form>` in French. */
export const messages = { ...ownMessages, ...failure, ...emailSuggestion, ...provinces, ...consent };
