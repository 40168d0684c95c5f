import type { Locale } from '../../../../../widgets/shared/locale/locale.ts';
import { fillSentence } from '../../../problems/fill-sentence.ts';
import en from './messages.en.json' with { type: 'json' };
import fr from './messages.fr.json' with { type: 'json' };

const messages: Record<Locale, Record<keyof typeof en, string>> = { en, fr };

/** A text of the import's command in the reader's language. */
export type Say = (key: keyof typeof en, values?: Readonly<Record<string, string | number>>) => string;

/** Texts of the command in a language, with their values. */
export const createSay =
  (locale: Locale): Say =>
  (key, values = {}) =>
    fillSentence(messages[locale][key], values);
