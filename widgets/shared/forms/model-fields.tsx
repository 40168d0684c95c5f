import type { ReactNode } from 'react';
import type { MessageValues } from '../locale/messages.ts';
import type { NameControl } from '../submissions/form-declaration.ts';
import { cleanValue, type FieldModel, type FormModel, isRequired } from '../submissions/form-model.ts';
import type { Choice } from './choice.ts';
import { CountedTextArea } from './counted-text-area.tsx';
import { EmailField } from './email-field.tsx';
import { Field } from './field.tsx';
import { SelectField } from './select-field.tsx';
import type { Form } from './use-form.ts';

/** What the fields of a form need: what is said of them, their texts, and the form. */
export interface ModelFieldsProps {
  model: FormModel;
  t(key: string, values?: MessageValues): string;
  form: Form<string>;
  /** Where a field has several controls. */
  nameControl?: NameControl | undefined;
}

/** Controls that are not the field's usual one in a row of its own; null for one that another has beside it. */
export type SpecialFields = Readonly<Record<string, ReactNode>>;

/**
 * The name and id of a field's control; where it has several, of the one that is visible.
 */
export function findControlName(
  field: string,
  { form, model, nameControl }: Pick<ModelFieldsProps, 'form' | 'model' | 'nameControl'>,
): string {
  return nameControl ? nameControl(field, readValues(model, form.read)) : field;
}

const readValues = (model: FormModel, read: Form<string>['read']) =>
  Object.fromEntries(Object.keys(model).map((field) => [field, read?.(field) ?? '']));

/** Functions that render fields by what the model says of them. */
export function createFieldRenderers(props: ModelFieldsProps) {
  const { model, t, form } = props;
  const values = readValues(model, form.read);
  const find = (field: string): FieldModel => model[field] as FieldModel;
  const toChoices = (keys: readonly string[]): Choice[] => keys.map((value) => ({ value, label: t(value) }));
  const bind = (field: string, name: string = field) => {
    const { error, ...bound } = form.bind(field, name);
    return {
      ...bound,
      error: name === findControlName(field, props) ? error : undefined,
      'aria-required': isRequired(find(field), values) || undefined,
    };
  };
  const renderSelect = (field: string, choices: readonly Choice[], name?: string) => (
    <SelectField
      key={field}
      {...bind(field, name)}
      choices={choices}
      empty={t('choose')}
      autoComplete={find(field).autoComplete}
    />
  );
  const renderText = (field: string) => {
    const { type = 'text', autoComplete = 'off', inputMode } = find(field);
    if (type === 'email')
      return <EmailField key={field} {...bind(field)} form={form} t={t} autoComplete={autoComplete} />;
    return <Field key={field} {...bind(field)} type={type} autoComplete={autoComplete} inputMode={inputMode} />;
  };
  const renderLines = (field: string, max: number) => {
    const used = cleanValue(find(field), form.read?.(field) ?? '').length;
    const over = used - max;
    const count = over > 0 ? t('over', { count: over, max }) : t('used', { count: used, max });
    return <CountedTextArea key={field} {...bind(field)} rows={7} used={used} max={max} count={count} />;
  };
  const renderControl = (field: string) => {
    const { choices, lines, limit } = find(field);
    if (choices) return renderSelect(field, toChoices(choices));
    return lines && limit ? renderLines(field, limit) : renderText(field);
  };
  /** A field that does not apply to the other values is hidden once the script knows them. */
  const renderField = (field: string) => {
    const { isShown } = find(field);
    if (!isShown) return renderControl(field);
    return (
      <div key={field} hidden={form.read && !isShown(values)}>
        {renderControl(field)}
      </div>
    );
  };
  /** Fields in their order. */
  const renderFields = (fields: readonly string[], special: SpecialFields = {}) =>
    fields.map((field) => (field in special ? special[field] : renderField(field)));
  return { toChoices, renderSelect, renderControl, renderField, renderFields };
}
