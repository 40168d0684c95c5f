import failure from '../shared/forms/failure.fr.json' with { type: 'json' };
import consent from '../shared/submissions/contact-consent.fr.json' with { type: 'json' };
import provinces from '../shared/submissions/provinces.fr.json' with { type: 'json' };
import texts from './contact-form.fr.json' with { type: 'json' };

/** Texts of `<vitrine-contact-form>` in French. */
export const messages = { ...texts, ...failure, ...provinces, ...consent };
