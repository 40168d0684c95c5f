import { type FocusEvent, type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import type { JsonResult } from '../http/fetch-json.ts';
import { requestOverlay } from '../ui/overlay-request.ts';
import { runAfterPress } from './after-press.ts';
import { type Errors, reviewErrors } from './errors.ts';
import { type Failure, readFailure } from './failure.ts';
import type { FormDraft } from './form-draft.ts';
import { applyMask } from './masked-value.ts';
import { createFieldReader, type ReadField } from './read-field.ts';
import { createFormSender } from './send-form.ts';
import { useLateFocus } from './use-late-focus.ts';

/** The notice above the button after a rejected submission, as the key of its text. */
export type Notice = 'badFields' | 'error';

/** Why the service rejected a form. Without field errors it is a failure, whatever the notice. */
export interface Refusal<Field extends string, Code extends string> {
  errors: Errors<Field, Code>;
  notice?: Notice | undefined;
}

/** What differs from form to form: its fields, where it is sent, and how its answers are read. */
export interface FormRules<Field extends string, Code extends string, Body extends object> {
  /** Keeps typed values in this tab until the form is sent. */
  draft: FormDraft;
  /** Formatters for typed values, by the name of the control. */
  masks: Readonly<Partial<Record<string, (value: string) => string>>>;
  /** All errors of the fields, in the order of the form. */
  check: (read: ReadField) => Errors<Field, Code>;
  /** The text for an error. */
  describe: (code: Code, field: Field) => string | undefined;
  /** Whether leaving a field empty shows its error at once; otherwise only a submission does. */
  showsEmpty?: boolean;
  /** A field has lost the focus. */
  onTouch?: (field: Field, read: ReadField) => void;
  /** The form's element. */
  host: EventTarget | undefined;
  /** Where the form is posted to, with or without script. */
  url: string;
  headers: () => Record<string, string>;
  /** Builds the body to send. */
  build: (read: ReadField) => Body;
  /** The field of the body that also carries the idempotency key. */
  keyName?: string;
  /** Handles an answer; returns the refusal to show, or undefined if the form was accepted. */
  onAnswer: (answer: JsonResult, body: Body) => Refusal<Field, Code> | undefined;
}

/** The state of a form. */
interface FormState<Field extends string, Code extends string> {
  /** Reads the fields as of the last change; undefined until the script has read them. */
  read?: ReadField;
  /** Visible errors: of fields that lost the focus, and of all fields after a submission. */
  errors: Errors<Field, Code>;
  notice?: Notice | undefined;
  /** Why the latest submission failed. */
  failure?: Failure | undefined;
  isSubmitting?: boolean;
}

/** A form for its component to render: see `FormFrame`, `SubmitRow` and the field components. */
export interface Form<Field extends string, Code extends string> extends FormState<Field, Code> {
  /** Attributes of the form element. */
  frame: {
    ref: RefObject<HTMLFormElement | null>;
    action: string;
    onInput: (event: FormEvent) => void;
    onSubmit: (event: FormEvent) => void;
  };
  /** Props for a field component; `name` is its control's name, where a field has several. */
  bind: (
    field: Field,
    name?: string,
  ) => { id: string; name: string; error: string | undefined; onBlur: (event: FocusEvent<HTMLElement>) => void };
}

/** The fields of a form: draft, formatting and visible errors. */
function useFields<Field extends string, Code extends string>({
  draft,
  check,
  masks,
  showsEmpty,
  onTouch,
}: Pick<FormRules<Field, Code, object>, 'draft' | 'check' | 'masks' | 'showsEmpty' | 'onTouch'>) {
  const ref = useRef<HTMLFormElement>(null);
  const [state, setState] = useState<FormState<Field, Code>>({ errors: {} });
  const look = () => createFieldReader(ref.current);
  const update = (change: Partial<FormState<Field, Code>>) => setState((before) => ({ ...before, ...change }));

  useEffect(() => {
    if (ref.current) draft.restore(ref.current);
    setState((before) => ({ ...before, read: createFieldReader(ref.current) }));
  }, [draft]);

  function onInput(event: FormEvent) {
    const field = event.target as HTMLInputElement;
    const mask = masks[field.name];
    if (mask) applyMask(event, mask);
    draft.keep(field);
    const read = look();
    const after = check(read);
    setState((before) => {
      const errors = reviewErrors(before.errors, before.read ? check(before.read) : {}, after, field.name);
      return { ...before, read, errors: errors as Errors<Field, Code> };
    });
  }

  function touch(field: Field, value: string) {
    const read = look();
    const error = check(read)[field];
    if (error && (showsEmpty || value.trim()))
      setState((before) => ({ ...before, errors: { ...before.errors, [field]: error } }));
    onTouch?.(field, read);
  }

  return [ref, state, update, look, onInput, touch] as const;
}

/**
 * The logic of a form: its draft, its visible errors, one submission at a time with an idempotency key, and its
 * answers. An invalid or refused form moves the focus to its first error.
 */
export function useForm<Field extends string, Code extends string, Body extends object>(
  rules: FormRules<Field, Code, Body>,
): Form<Field, Code> {
  const { url } = rules;
  const [ref, state, update, look, onInput, touch] = useFields(rules);
  const isBusy = useRef(false);
  const [send] = useState(createFormSender);
  const focusLate = useLateFocus(ref);

  /** Shows errors and focuses the first; false if there are none. */
  function showErrors(errors: Errors<Field, Code>, notice?: Notice): boolean {
    const [first] = Object.keys(errors);
    update({ errors, notice: first ? notice : undefined, failure: undefined });
    // A field with several controls: their names end with the field's name, and one of them is marked.
    if (first) focusLate(`[name=${first}],[name$=${first}][aria-invalid]`);
    return !!first;
  }

  async function onSubmit(event: FormEvent) {
    event.preventDefault();
    const read = look();
    if (showErrors(rules.check(read), 'badFields') || isBusy.current) return;
    isBusy.current = true;
    update({ isSubmitting: true });
    const releaseOverlay = requestOverlay(rules.host);
    const body = rules.build(read);
    const answer = await send(url, rules.headers(), body, rules.keyName);
    releaseOverlay();
    isBusy.current = false;
    const refusal = rules.onAnswer(answer, body);
    if (!refusal) ref.current?.reset();
    else if (!showErrors(refusal.errors, refusal.notice)) update({ notice: 'error', failure: readFailure(answer) });
    update({ isSubmitting: false, read: look() });
  }

  return {
    ...state,
    frame: { ref, action: url, onInput, onSubmit },
    bind: (field, name = field) => ({
      id: name,
      name,
      error: state.errors[field] && rules.describe(state.errors[field], field),
      onBlur: ({ target }) => runAfterPress(() => touch(field, (target as HTMLInputElement).value)),
    }),
  };
}
