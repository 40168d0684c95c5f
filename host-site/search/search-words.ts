import type { Locale } from '../../widgets/shared/locale/locale.ts';
import {
  type CompiledMessages,
  createTranslate,
  type MessageKey,
  type Translate,
} from '../../widgets/shared/locale/messages.ts';
import en from './search.en.json' with { type: 'json' };
import fr from './search.fr.json' with { type: 'json' };

/** Translates the keys of `search.<locale>.json`. */
export type SearchWords = Translate<MessageKey<typeof en>>;

// The bundler compiles the texts, which the type of the JSON file does not show.
const compile = (messages: unknown): SearchWords => createTranslate(messages as CompiledMessages);

/** Messages of the search, for its page, its script and the server. */
export const searchWords: Record<Locale, SearchWords> = { en: compile(en), fr: compile(fr) };
