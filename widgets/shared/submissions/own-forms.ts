import type { Locale } from '../locale/locale.ts';
import type { OwnForm } from './form-declaration.ts';

/** A form's texts by key: its title, its introduction, its consent, and those of its fields. */
export type OwnFormTexts = Readonly<
  Record<string, string> & Record<'title' | 'intro' | 'sent' | 'consent' | 'consentVersion', string>
>;

/** A form, with its texts in each language. */
export interface ListedForm extends OwnForm {
  texts: Readonly<Record<Locale, OwnFormTexts>>;
}

/** The forms that need no code of their own; `npm run new -- form` adds one. Their pages derive from this list. */
export const ownForms: readonly ListedForm[] = [
  // One line for each.
];
