import type { Locale } from '../../../../widgets/shared/locale/locale.ts';
import type { SandboxOutcome, TriedForm } from '../../../../widgets/shared/submissions/sandbox-values.ts';
import type { EmailName } from '../../database/waiting-emails.ts';
import type { Outcome } from '../outcome.ts';

/** A valid submission of the sandbox, with each answer that it may get. */
export interface Trial {
  kind: TriedForm;
  /** Name of the form, for operators. */
  form: string;
  locale: Locale;
  email: string;
  pin?: string | undefined;
  /** What was filled in. */
  fields: Readonly<Record<string, unknown>>;
  /** Empty unless the honeypot was filled. */
  honeypot: string;
  /** What the service says of a first submission. */
  usual: Outcome;
  /** What it says in other cases, where they are the form's own. */
  others: Readonly<Partial<Record<SandboxOutcome, Outcome>>>;
  /** The email that acknowledges it, where the form has one. */
  receipt?: { name: EmailName; details: Readonly<Record<string, string>> } | undefined;
}

/** A submission of the sandbox, judged as a real one. */
export type Rehearsal = { trial: Trial } | { refusal: Outcome };
