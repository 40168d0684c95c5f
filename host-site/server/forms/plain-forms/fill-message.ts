import type { Locale } from '../../../../widgets/shared/locale/locale.ts';
import { textFacts } from '../../../../widgets/shared/submissions/text-facts.ts';

/** A widget message with its `{{placeholders}}` filled in, facts included; numbers are formatted for the language. */
export function fillMessage(
  text: string,
  locale: Locale,
  values: Readonly<Record<string, string | number>> = {},
): string {
  return text.replace(/\{\{([\w.]+)[^}]*\}\}/g, (_, name: string) => {
    const value = values[name] ?? textFacts[name] ?? '';
    return typeof value === 'number' ? value.toLocaleString(`${locale}-CA`) : value;
  });
}
