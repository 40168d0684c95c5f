import type { Locale } from '../../widgets/shared/locale/locale.ts';
import provincesEn from '../../widgets/shared/submissions/provinces.en.json' with { type: 'json' };
import provincesFr from '../../widgets/shared/submissions/provinces.fr.json' with { type: 'json' };
import wordsEn from '../content/fact-words.en.json' with { type: 'json' };
import wordsFr from '../content/fact-words.fr.json' with { type: 'json' };

const en = { ...wordsEn, provinces: provincesEn };
const fr = { ...wordsFr, provinces: provincesFr };

/** Words around facts: months, provinces, sentences with `{name}` placeholders. French must have every English key. */
export const factWords: Record<Locale, typeof en> = { en, fr };
