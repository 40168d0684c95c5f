import type { Locale } from '../../../widgets/shared/locale/locale.ts';
import {
  type CompiledMessages,
  createTranslate,
  type MessageKey,
  type Translate,
} from '../../../widgets/shared/locale/messages.ts';
import en from './search.en.json' with { type: 'json' };
import fr from './search.fr.json' with { type: 'json' };

/** Translates the keys of `search.<locale>.json`. */
export type SearchTranslate = Translate<MessageKey<typeof en>>;

// The bundler compiles the messages, which the type of the JSON file does not show.
const compile = (messages: unknown): SearchTranslate => createTranslate(messages as CompiledMessages);

/** Messages of the search, for its page, its script and the server. */
export const translateSearch: Record<Locale, SearchTranslate> = { en: compile(en), fr: compile(fr) };
