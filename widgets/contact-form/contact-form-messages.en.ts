import consent from '../shared/submissions/contact-consent.en.json' with { type: 'json' };
import provinces from '../shared/submissions/provinces.en.json' with { type: 'json' };
import texts from './contact-form.en.json' with { type: 'json' };

export const messages = { ...texts, ...provinces, ...consent };
