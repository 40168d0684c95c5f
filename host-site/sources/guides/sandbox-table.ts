import type { Locale } from '../../../widgets/shared/locale/locale.ts';
import {
  type SandboxOutcome,
  type SandboxValue,
  sandboxDelay,
  sandboxValues,
  sandboxWait,
  type TriedForm,
} from '../../../widgets/shared/submissions/sandbox-values.ts';
import en from '../../content/sandbox-values.en.json' with { type: 'json' };
import fr from '../../content/sandbox-values.fr.json' with { type: 'json' };
import { formatTable } from './format-table.ts';

interface Texts {
  heads: readonly string[];
  forms: Readonly<Record<TriedForm, string>>;
  every: string;
  /** An outcome without words does not compile. */
  outcomes: Readonly<Record<SandboxOutcome, string>>;
}

const texts: Readonly<Record<Locale, Texts>> = { en, fr };

/** Markdown of the values that choose an outcome in the sandbox. */
export function describeSandbox(locale: Locale): string {
  const { heads, forms, every, outcomes } = texts[locale];
  const fill = (text: string) =>
    text.replace('{{wait}}', String(sandboxWait)).replace('{{delay}}', String(sandboxDelay / 1000));
  return formatTable(
    heads,
    (Object.entries(sandboxValues) as [SandboxOutcome, SandboxValue][]).map(([outcome, value]) => [
      `\`${value.address}@example.com\``,
      value.pin ? `\`${value.pin}\`` : '',
      value.forms.length === Object.keys(forms).length ? every : value.forms.map((form) => forms[form]).join(', '),
      fill(outcomes[outcome]),
    ]),
  );
}
