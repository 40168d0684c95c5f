import emailSuggestion from '../../shared/forms/email-suggestion.en.json' with { type: 'json' };
import failure from '../../shared/forms/failure.en.json' with { type: 'json' };
import consent from '../../shared/submissions/contact-consent.en.json' with { type: 'json' };
import provinces from '../../shared/submissions/provinces.en.json' with { type: 'json' };
import ownMessages from './contact-form.en.json' with { type: 'json' };

/** Messages of `<vitrine-contact-form>` in English. */
export const messages = { ...ownMessages, ...failure, ...emailSuggestion, ...provinces, ...consent };
