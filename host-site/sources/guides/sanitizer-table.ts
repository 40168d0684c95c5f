import type { Locale } from '../../../widgets/shared/locale/locale.ts';
import sanitizers from '../../content/sanitizers.json' with { type: 'json' };
import messagesEn from '../../content/widgets.en.json' with { type: 'json' };
import messagesFr from '../../content/widgets.fr.json' with { type: 'json' };
import { formatTable } from './format-table.ts';

type Form = keyof typeof messagesEn.sanitizers.forms;
type Outcome = keyof typeof messagesEn.sanitizers.outcomes;

/** What is left of each form of embed, by sanitizer; written by `tests/hosts/sanitizers/run-sanitizers.mjs --write`. */
interface Tried {
  /** YYYY-MM-DD */
  tried: string;
  /** The first has no name: nothing was removed. */
  hosts: readonly { name: string; version: string; outcomes: Readonly<Record<Form, Outcome>> }[];
}

const messages = { en: messagesEn.sanitizers, fr: messagesFr.sanitizers };
const { tried, hosts } = sanitizers as Tried;

/** When the sanitizers were tried, YYYY-MM-DD. */
export const sanitizersTestedOn = tried;

/** Markdown of the table: a row for each sanitizer, a column for each form of embed. */
export function describeSanitizers(locale: Locale): string {
  const { sanitizer, untouched, forms, outcomes } = messages[locale];
  const names = Object.keys(forms) as Form[];
  const rows = hosts.map((host) => [
    host.name ? `${host.name} ${host.version}` : untouched,
    ...names.map((form) => outcomes[host.outcomes[form]]),
  ]);
  return formatTable([sanitizer, ...Object.values(forms)], rows);
}
