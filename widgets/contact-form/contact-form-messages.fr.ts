import consent from '../shared/submissions/contact-consent.fr.json' with { type: 'json' };
import texts from './contact-form.fr.json' with { type: 'json' };

export const messages = { ...texts, ...consent };
