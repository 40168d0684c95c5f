import { contactDefinition } from './contact.ts';
import type { FormDefinition } from './form-definition.ts';

/** The forms that are served by their definition; `npm run new -- form` adds one. */
const definitions = [
  // One line for each.
  contactDefinition,
] as const satisfies readonly FormDefinition[];

type Defined = (typeof definitions)[number];
/** Name of a form, of its deliveries and of its list for operators. */
export type FormName = Defined['name'];
/** Table of a form. */
export type FormTable = Defined['table'];
/** Column of `consents` that refers to a form's table. */
export type ConsentColumn = Defined['consentOwner'];
/** What the counts of retention call a form's rows. */
export type RetainedName = Defined['retained'];

/** A form, by names that are known. */
export interface DefinedForm extends FormDefinition {
  name: FormName;
  table: FormTable;
  consentOwner: ConsentColumn;
  retained: RetainedName;
}

/** All of them. */
export const forms: readonly DefinedForm[] = definitions;
