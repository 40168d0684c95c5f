import consent from '../shared/submissions/contact-consent.en.json' with { type: 'json' };
import texts from './contact-form.en.json' with { type: 'json' };

export const messages = { ...texts, ...consent };
