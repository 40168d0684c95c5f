import { type DefaultTreeAdapterTypes, parseFragment, serialize, defaultTreeAdapter as tree } from 'parse5';
import { honeypotField } from '../../../../widgets/shared/submissions/request-additions.ts';
import { insertMarkup } from './add-question.ts';

/** Content with which a form is shown again. */
export interface FormContent {
  /** Typed and chosen values. */
  values: URLSearchParams;
  /** Hidden fields to copy from the submission; the page sets the others. */
  carried: readonly string[];
  /** Whether checkboxes stay ticked: not when another site may have ticked them. */
  keepsTicks: boolean;
  /** Errors, by the name of the control. */
  errors: Readonly<Record<string, string>>;
  /** Error summary: at the top of a form that has a place for it, else above its button. */
  summary: string;
  /** Why a valid form was refused, and what happened to its values. */
  status: string;
  reason: string;
  /** Texts of paragraphs by their ids. */
  notes: Readonly<Record<string, string>>;
  /** Markup of a question to add above the button; empty for none. */
  question: string;
  /** Fields to add to the form. */
  hidden: Readonly<Record<string, string>>;
}

type Element = DefaultTreeAdapterTypes.Element;

const read = (element: Element, name: string): string => element.attrs.find((each) => each.name === name)?.value ?? '';

function remove(element: Element, name: string): void {
  element.attrs = element.attrs.filter((each) => each.name !== name);
}

function set(element: Element, name: string, value: string): void {
  remove(element, name);
  element.attrs.push({ name, value });
}

function setText(element: Element, text: string): void {
  element.childNodes = [];
  tree.insertText(element, text);
}

/** Elements below a node in document order, including those in templates. */
function listElements(node: DefaultTreeAdapterTypes.ParentNode): Element[] {
  return node.childNodes.filter(tree.isElementNode).flatMap((element) => {
    const inside = 'content' in element ? (element as DefaultTreeAdapterTypes.Template).content : element;
    return [element, ...listElements(inside)];
  });
}

/**
 * A prerendered form with the typed values, its errors beside their fields, and focus on the first error (CF-04). Works
 * for any form: ids and names show which field an error belongs to.
 */
export function fillForm(html: string, filling: FormContent): string {
  const fragment = parseFragment(html);
  const elements = listElements(fragment);
  const controls = elements.filter(({ tagName }) => ['input', 'select', 'textarea'].includes(tagName));
  for (const control of controls) fillControl(control, filling);
  markErrors(elements, controls, filling.errors);
  fillTexts(elements, filling);
  const status = elements.find((element) => read(element, 'part') === 'status');
  if (status) insertMarkup(status, filling.question);
  for (const form of elements.filter(({ tagName }) => tagName === 'form')) addHiddenFields(form, filling.hidden);
  return serialize(fragment);
}

function fillControl(control: Element, { values, carried, keepsTicks }: FormContent): void {
  const name = read(control, 'name');
  const type = read(control, 'type');
  const isGiven = (choice: Element) => values.getAll(name).includes(read(choice, 'value'));
  const choose = (choice: Element, attribute: 'checked' | 'selected', isChosen: boolean) =>
    isChosen ? set(choice, attribute, '') : remove(choice, attribute);
  const value = values.get(name);
  if (type === 'checkbox') choose(control, 'checked', keepsTicks && !!value);
  if (type === 'checkbox' || value === null || name === honeypotField) return;
  if (control.tagName === 'select') {
    for (const option of listElements(control)) choose(option, 'selected', isGiven(option));
  } else if (type === 'radio') choose(control, 'checked', isGiven(control));
  // HTML parsers drop the first line break of a textarea.
  else if (control.tagName === 'textarea') setText(control, `\n${value}`);
  else if (type !== 'hidden' || carried.includes(name)) set(control, 'value', value);
}

/**
 * Shows each error in its element, `<id of the control>-error`, and marks the control or its radio group as invalid.
 */
function markErrors(elements: readonly Element[], controls: readonly Element[], errors: FormContent['errors']): void {
  const groups = elements.filter((element) => read(element, 'role') === 'radiogroup');
  const wrong = controls.filter((control) => read(control, 'id') && errors[read(control, 'name')]);
  for (const control of wrong) {
    const id = `${read(control, 'id')}-error`;
    const group = groups.find((each) => listElements(each).includes(control));
    set(group ?? control, 'aria-invalid', 'true');
    // As in the widgets: a group's error describes its buttons.
    const buttons = group && controls.filter((each) => listElements(group).includes(each));
    for (const described of buttons ?? [control])
      set(described, 'aria-describedby', [read(described, 'aria-describedby'), id].filter(Boolean).join(' '));
    for (const place of elements.filter((element) => read(element, 'id') === id)) {
      remove(place, 'hidden');
      setText(place, errors[read(control, 'name')] ?? '');
    }
  }
  if (wrong[0]) set(wrong[0], 'autofocus', '');
}

/** Notes and messages about the whole form; the paragraph after the status says what happened to the values. */
function fillTexts(elements: readonly Element[], { notes, summary, status, reason }: FormContent): void {
  const box = elements.find((element) => read(element, 'part') === 'summary');
  const title = box && listElements(box).find(({ tagName }) => tagName === 'p');
  const place = elements.findIndex((element) => read(element, 'part') === 'status');
  const said = status || (title ? '' : summary);
  const texts = [
    ...Object.entries(notes).map(([id, text]) => [elements.find((each) => read(each, 'id') === id), text] as const),
    [title, summary],
    [elements[place], said],
    [elements[place + 1], reason],
  ] as const;
  for (const [element, text] of texts) if (element && text) setText(element, text);
  if (elements[place] && said) set(elements[place], 'class', 'failure');
}

function addHiddenFields(form: Element, hidden: FormContent['hidden']): void {
  const first = form.childNodes[0];
  for (const [name, value] of Object.entries(hidden)) {
    const attributes = Object.entries({ type: 'hidden', name, value }).map(([key, each]) => ({
      name: key,
      value: each,
    }));
    const field = tree.createElement('input', form.namespaceURI, attributes);
    if (first) tree.insertBefore(form, field, first);
    else tree.appendChild(form, field);
  }
}
