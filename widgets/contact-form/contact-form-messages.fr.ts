import consent from '../shared/submissions/contact-consent.fr.json' with { type: 'json' };
import provinces from '../shared/submissions/provinces.fr.json' with { type: 'json' };
import texts from './contact-form.fr.json' with { type: 'json' };

export const messages = { ...texts, ...provinces, ...consent };
