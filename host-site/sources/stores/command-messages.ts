import type { Locale } from '../../../widgets/shared/locale/locale.ts';
import { fillSentence } from '../problems/fill-sentence.ts';
import en from './command-messages.en.json' with { type: 'json' };
import fr from './command-messages.fr.json' with { type: 'json' };

const messages: Record<Locale, Record<keyof typeof en, string>> = { en, fr };

/** A text of the stores' commands in the reader's language, with its values. */
export function formatCommandMessage(
  key: keyof typeof en,
  locale: Locale,
  values: Readonly<Record<string, string | number>> = {},
): string {
  return fillSentence(messages[locale][key], values);
}
