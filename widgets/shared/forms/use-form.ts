import {
  type Dispatch,
  type FocusEvent,
  type FormEvent,
  type RefObject,
  type SetStateAction,
  useEffect,
  useRef,
  useState,
} from 'react';
import type { JsonResult } from '../http/fetch-json.ts';
import { overlayRequests } from '../page/overlay-requests.ts';
import { formatSource, readCampaign } from '../submissions/campaign-source.ts';
import { formatConsent } from '../submissions/consent.ts';
import { describeError, type FieldMessageSource } from '../submissions/field-errors.ts';
import type { Mask } from '../submissions/form-model.ts';
import type { ReasonCode } from '../submissions/reason-codes.ts';
import { honeypotField, requestHeaders } from '../submissions/request-additions.ts';
import { useCampaign } from '../ui/campaign.ts';
import { useSandbox } from '../ui/sandbox.tsx';
import type { Announcement } from '../ui/status-region.tsx';
import { runAfterPress } from './after-press.ts';
import { type Errors, reviewErrors } from './errors.ts';
import { classifyFailure, type Failure } from './failure.ts';
import type { FormDraft } from './form-draft.ts';
import { createFieldReader, type ReadField } from './read-field.ts';
import { type FormRoute, sendFrom } from './send-form.ts';
import { type FillWatch, watchFills } from './silent-fills.ts';
import { useFocusAfterRender } from './use-focus-after-render.ts';

/** Why a form was rejected. Without field errors it is a failure, whatever the notice. */
export interface Refusal<Field extends string> {
  errors: Errors<Field>;
  /** What is said of the whole form, as the key of its text. */
  notice?: 'badFields' | undefined;
}

/** What differs from form to form: its fields, where it is sent, and how its responses are read. */
export interface FormRules<Field extends string, Body extends object> extends FormRoute, FieldMessageSource {
  /** Keeps typed values in this tab until the form is sent. */
  draft: FormDraft;
  /** Masks for typed values, by the name of the control. */
  masks: Readonly<Partial<Record<string, Mask>>>;
  /** All errors of the fields, in the order of the form. */
  check: (read: ReadField) => Errors<Field>;
  /** Whether leaving a field empty shows its error at once; otherwise only a submission does. */
  showsEmpty?: boolean;
  /** Whether the form has nothing in it: it is then not rendered again at its start. Without it, it always is. */
  isBlank?: (read: ReadField) => boolean;
  /** A field has lost the focus. */
  onTouch?: (read: ReadField) => void;
  /** Dispatches an event from the form's element. */
  emit(event: string): boolean;
  /** Hidden fields, by name, for sending without JavaScript; the proof of consent is added. */
  hidden: Readonly<Record<string, string | number>>;
  /** Builds the body to send; the honeypot is added. */
  build: (read: ReadField) => Body;
  /** Handles the result of a submission, with the reason in case it failed; returns the refusal to show, or undefined if the form was accepted. */
  onResult: (result: JsonResult, body: Body, reason: ReasonCode) => Refusal<Field> | undefined;
  /** Address of a page of ours with the same form, for pages from which it cannot be sent. */
  ownPage: string;
}

/** The state of a form: its visible errors are those of fields that lost the focus, and of all after a submission. */
interface FormState<Field extends string> extends Refusal<Field> {
  /** Reads the fields as of the last change; undefined until the script has read them. */
  read?: ReadField;
  /** Why the latest submission failed. */
  failure?: Failure | undefined;
  isSubmitting?: boolean;
  /** A field with an error that had the focus already when the form was sent; counted, to tell it again. */
  again?: { field: Field; times: number } | undefined;
  /** What was in each field when it was last left. */
  left: Readonly<Partial<Record<string, string>>>;
}

/** What a form gives to the component of a field. Messages of label and hint have the field's name: `Pin`, `Pin_hint`. */
interface BoundField {
  id: string;
  name: string;
  label: string;
  hint: string | undefined;
  error: string | undefined;
  onBlur: (event: FocusEvent<HTMLElement>) => void;
}

/** A form for its component to render: see `FormFrame`, `SubmitRow` and the field components. */
export interface Form<Field extends string> extends FormState<Field> {
  /** Attributes of the form element. */
  frame: {
    ref: RefObject<HTMLFormElement | null>;
    action: string;
    onInput: (event: FormEvent) => void;
    onSubmit: (event: FormEvent) => void;
  };
  hidden: Readonly<Record<string, string | number>>;
  masks: Readonly<Partial<Record<string, Mask>>>;
  ownPage: string;
  /** The error of a field that had the focus already, which a screen reader does not read again by itself. */
  told: Announcement | undefined;
  /** Props for a field component; `name` is its control's name, where a field has several. */
  bind: (field: Field, name?: string) => BoundField;
}

/** Returns a function that shows errors, focuses the first and returns its field; without errors it shows the failure. */
function useErrorDisplay<Field extends string>(
  form: RefObject<HTMLFormElement | null>,
  update: (change: Partial<FormState<Field>>) => void,
) {
  const focusLate = useFocusAfterRender(form);
  const times = useRef(0);
  return ({ errors, notice }: Refusal<Field>, failure?: Failure) => {
    const [first] = Object.keys(errors) as Field[];
    const focused = form.current?.querySelector<HTMLInputElement>(':focus')?.name;
    times.current += 1;
    update({
      errors,
      again: first && focused?.endsWith(first) ? { field: first, times: times.current } : undefined,
      ...(first ? { notice, failure: undefined } : { notice: undefined, failure }),
    });
    // A field with several controls: their names end with the field's name, and one of them is marked.
    if (first) focusLate(`[name=${first}],[name$=${first}][aria-invalid]`);
    return first;
  };
}

/** Restores what this tab has kept of the form, and reads the fields for the first time. */
function useDraft<Field extends string>(
  form: RefObject<HTMLFormElement | null>,
  { draft, isBlank }: Pick<FormRules<Field, never>, 'draft' | 'isBlank'>,
  setState: Dispatch<SetStateAction<FormState<Field>>>,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another draft is restored
  useEffect(() => {
    if (form.current) draft.restore(form.current);
    const read = createFieldReader(form.current);
    if (!isBlank?.(read)) setState((before) => ({ ...before, read }));
  }, [form, draft, setState]);
}

/** Follows fields that are filled in without an event; what it gives takes their values for known. */
function useFills(form: RefObject<HTMLFormElement | null>): () => void {
  const fills = useRef<FillWatch>(undefined);
  useEffect(() => {
    if (form.current) fills.current = watchFills(form.current);
    return () => fills.current?.stop();
  }, [form]);
  return () => fills.current?.accept();
}

/** The state after a field was changed. */
function reviewState<Field extends string>(
  before: FormState<Field>,
  read: ReadField,
  check: FormRules<Field, object>['check'],
  changed: string,
): FormState<Field> {
  const errors = reviewErrors(before.errors, check(before.read ?? read), check(read), changed);
  return { ...before, read, errors: errors as Errors<Field>, again: undefined };
}

/** The hidden fields of a form's markup, for which no script has to run: also what the element's attributes say. */
function useHidden({ hidden, consent }: Pick<FormRules<string, object>, 'hidden' | 'consent'>): Form<string>['hidden'] {
  const sandbox = useSandbox();
  const campaign = readCampaign(useCampaign());
  return {
    ...hidden,
    [requestHeaders.consent]: formatConsent(consent),
    ...(sandbox?.isInMarkup && { [requestHeaders.sandbox]: '1' }),
    ...(campaign && { [requestHeaders.source]: formatSource({ campaign }) }),
  };
}

/**
 * The logic of a form: its draft, its visible errors, one submission at a time with an idempotency key, and its
 * responses. An invalid or refused form moves the focus to its first error.
 */
export function useForm<Field extends string, Body extends object>(rules: FormRules<Field, Body>): Form<Field> {
  const { draft, check, url: action } = rules;
  const ref = useRef<HTMLFormElement>(null);
  const [state, setState] = useState<FormState<Field>>({ errors: {}, left: {} });
  const sandbox = useSandbox();
  const hidden = useHidden(rules);
  const look = () => createFieldReader(ref.current);
  const update = (change: Partial<FormState<Field>>) => setState((before) => ({ ...before, ...change }));
  const showErrors = useErrorDisplay(ref, update);
  useDraft(ref, rules, setState);
  const acceptFills = useFills(ref);
  function onInput(event: FormEvent) {
    const field = event.target as HTMLInputElement;
    draft.keep(field);
    const read = look();
    setState((before) => reviewState(before, read, check, field.name));
  }

  function touch(field: Field, value: string) {
    const read = look();
    const error = check(read)[field];
    const shown = error && (rules.showsEmpty || value.trim()) ? { [field]: error } : {};
    setState((before) => ({
      ...before,
      errors: { ...before.errors, ...shown },
      left: { ...before.left, [field]: read(field) },
    }));
    rules.onTouch?.(read);
  }

  async function onSubmit(event: FormEvent) {
    event.preventDefault();
    const read = look();
    if (showErrors({ errors: check(read), notice: 'badFields' }) || state.isSubmitting) return;
    update({ isSubmitting: true });
    rules.emit(overlayRequests.requested);
    try {
      const body = { ...rules.build(read), [honeypotField]: read(honeypotField) || undefined };
      const { result, findWhy } = await sendFrom(ref.current, rules, body, sandbox);
      rules.emit(overlayRequests.released);
      const reason = await findWhy();
      const refusal = rules.onResult(result, body, reason);
      if (refusal) showErrors(refusal, classifyFailure(result, reason));
      else draft.clear(ref.current);
    } finally {
      acceptFills();
      update({ isSubmitting: false, read: look() });
    }
  }

  const findError = (field: Field) => state.errors[field] && describeError(rules, field, state.errors[field]);
  return {
    ...state,
    told: state.again && { text: findError(state.again.field) ?? '', times: state.again.times },
    frame: { ref, action, onInput, onSubmit },
    masks: rules.masks,
    ownPage: rules.ownPage,
    hidden,
    bind: (field, name = field) => ({
      id: name,
      name,
      label: rules.t(field) as string,
      hint: rules.t(`${field}_hint`),
      error: findError(field),
      onBlur: ({ target }) => runAfterPress(() => touch(field, (target as HTMLInputElement).value)),
    }),
  };
}
