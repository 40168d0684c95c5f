import type { Locale } from '../../../../widgets/shared/locale/locale.ts';
import { describeError, nameErrors } from '../../../../widgets/shared/submissions/field-errors.ts';
import { cleanValue, type FieldValues } from '../../../../widgets/shared/submissions/form-model.ts';
import type { FormDefinition } from '../definitions/form-definition.ts';
import { fillMessage } from '../plain-forms/fill-message.ts';
import type { PlainForm } from '../plain-forms/show-again.ts';

type Described = Pick<FormDefinition, 'page' | 'model' | 'messages' | 'nameControl'>;

/** How much of its limit each text of several lines uses, by the ids of the paragraphs that say it: seen, and heard. */
function listCounts({ model, messages }: Described, form: URLSearchParams, locale: Locale): Record<string, string> {
  const byKey: Record<string, string> = messages[locale];
  const limited = Object.entries(model).flatMap(([name, field]) =>
    field.lines && field.limit ? [[name, field, field.limit] as const] : [],
  );
  return Object.fromEntries(
    limited.flatMap(([name, field, max]) => {
      const used = cleanValue(field, form.get(name) ?? '').length;
      const count = used > max ? used - max : used;
      const rule = new Intl.PluralRules(`${locale}-CA`).select(count);
      const text = byKey[`${used > max ? 'over' : 'used'}_${rule}`] ?? '';
      const filled = fillMessage(text, locale, { count, max });
      return [`${name}-count`, `${name}-used`].map((id) => [id, filled]);
    }),
  );
}

/** A form when it is shown again without JavaScript. */
export function describePlainForm(described: Described): PlainForm {
  const { page, messages, nameControl = (field) => field } = described;
  return {
    findPage: () => ({ path: page }),
    listErrors({ errors = [] }, form, locale) {
      const byKey: Partial<Record<string, string>> = messages[locale];
      const source = { t: (key: string) => byKey[key] };
      const typed: FieldValues = Object.fromEntries(form);
      return Object.fromEntries(
        Object.entries(nameErrors(source, errors)).map(([field, code = '']) => [
          nameControl(field, typed),
          fillMessage(describeError(source, field, code) ?? '', locale),
        ]),
      );
    },
    messages,
    carried: ['Brand'],
    listNotes: (form, locale) => listCounts(described, form, locale),
  };
}
