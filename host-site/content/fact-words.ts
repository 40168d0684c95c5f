import type { Locale } from '../../widgets/shared/locale/locale.ts';
import provincesEn from '../../widgets/shared/submissions/provinces.en.json' with { type: 'json' };
import provincesFr from '../../widgets/shared/submissions/provinces.fr.json' with { type: 'json' };
import wordsEn from './fact-words.en.json' with { type: 'json' };
import wordsFr from './fact-words.fr.json' with { type: 'json' };

const en = { ...wordsEn, provinces: provincesEn };
const fr = { ...wordsFr, provinces: provincesFr };

/** The words around facts: months, provinces, sentences with `{name}` places. French must have every word that English has. */
export const factWords: Record<Locale, typeof en> = { en, fr };
