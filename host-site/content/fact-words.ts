import type { Locale } from '../../widgets/shared/locale/locale.ts';
import en from './fact-words.en.json' with { type: 'json' };
import fr from './fact-words.fr.json' with { type: 'json' };

/** The words around facts: months, provinces, sentences with `{name}` places. French must have every word that English has. */
export const factWords: Record<Locale, typeof en> = { en, fr };
