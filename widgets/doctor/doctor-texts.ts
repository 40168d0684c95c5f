import type { Locale } from '../shared/locale/locale.ts';
import { createTranslate, type Translate } from '../shared/locale/messages.ts';
import en from './doctor.en.json' with { type: 'json' };
import fr from './doctor.fr.json' with { type: 'json' };
import type { DoctorKey } from './report.ts';

const translate = { en: createTranslate(en), fr: createTranslate(fr) };

/** The doctor's messages in a language. */
export const translateDoctor = (locale: Locale): Translate<DoctorKey> => translate[locale];
