import type { Locale } from '../../../widgets/shared/locale/locale.ts';
import provincesEn from '../../../widgets/shared/submissions/provinces.en.json' with { type: 'json' };
import provincesFr from '../../../widgets/shared/submissions/provinces.fr.json' with { type: 'json' };
import messagesEn from '../../content/fact-messages.en.json' with { type: 'json' };
import messagesFr from '../../content/fact-messages.fr.json' with { type: 'json' };

const en = { ...messagesEn, provinces: provincesEn };
const fr = { ...messagesFr, provinces: provincesFr };

/** Messages around facts: months, provinces, sentences with `{name}` placeholders. French must have every English key. */
export const factMessages: Record<Locale, typeof en> = { en, fr };
