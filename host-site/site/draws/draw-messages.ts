import type { Locale } from '../../../widgets/shared/locale/locale.ts';
import {
  type CompiledMessages,
  createTranslate,
  type MessageKey,
  type Translate,
} from '../../../widgets/shared/locale/messages.ts';
import en from './draws.en.json' with { type: 'json' };
import fr from './draws.fr.json' with { type: 'json' };

/** Translates the keys of `draws.<locale>.json`. */
export type DrawsTranslate = Translate<MessageKey<typeof en>>;

// The bundler compiles the messages, which the type of the JSON file does not show.
const compile = (messages: unknown): DrawsTranslate => createTranslate(messages as CompiledMessages);

/** Messages about draws, for their page, its script and the server. */
export const translateDraws: Record<Locale, DrawsTranslate> = { en: compile(en), fr: compile(fr) };
