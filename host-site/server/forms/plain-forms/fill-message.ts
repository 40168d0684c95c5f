import { frenchForms } from '../../../../widgets/shared/locale/french-forms.ts';
import type { Locale } from '../../../../widgets/shared/locale/locale.ts';
import { textFacts } from '../../../../widgets/shared/submissions/text-facts.ts';

/** A widget message with its `{{placeholders}}` filled in, facts included; numbers are formatted for the language. */
export function fillMessage(
  text: string,
  locale: Locale,
  values: Readonly<Record<string, string | number>> = {},
): string {
  return text.replace(/\{\{([\w.]+)(?:,\s*(\w+))?[^}]*\}\}/g, (_, name: string, format?: string) => {
    const value = values[name] ?? textFacts[name] ?? '';
    if (typeof value === 'number') return value.toLocaleString(`${locale}-CA`);
    const filled = typeof value === 'string' ? value : value[locale];
    return frenchForms[format ?? '']?.(filled) ?? filled;
  });
}
