import type { Locale } from '../../../widgets/shared/locale/locale.ts';
import type { ConsentReceipt } from '../../../widgets/shared/submissions/consent.ts';
import type { ClientKey } from '../http/client-address.ts';
import type { Outcome } from './outcome.ts';
import type { PlainForm } from './plain-forms/show-again.ts';
import type { Rehearsal } from './sandbox/trial.ts';

/** A submission: a JSON body with headers, or a plain form with hidden fields. */
export interface RawSubmission {
  /** Undefined for text that is not JSON. */
  fields: unknown;
  consent: string | undefined;
  idempotencyKey: string | undefined;
  formAge: string | undefined;
  /** What brought it, as it is stored; undefined for nothing known. */
  source?: string | undefined;
  /** Origin of the page, when it is not ours. */
  site: string | undefined;
  /** Parts of the consent receipt that a page without JavaScript cannot send. */
  knownConsent?: KnownConsent;
}

/** Context of a request besides the submission. */
export interface RequestFacts {
  requestId: string;
  clientKey: ClientKey;
  /** Reads a header, or in a plain form the field of that name. */
  read: (name: string) => string | undefined;
}

/** What is specific to one service; the form handler does everything that services share. */
export interface FormService {
  /** Log message when a submission could not be stored. */
  failure: string;
  /** Maximum bytes of a body. */
  bodyLimit: number;
  /**
   * Maximum bytes of a plain form: more than is ever accepted, because a refused form is shown again with its content.
   */
  formLimit?: number;
  /** Converts the fields of a plain form to those of the JSON body. */
  toFields(form: URLSearchParams, known: KnownConsent): unknown;
  /** Parses and stores the submission. */
  take(raw: RawSubmission, request: RequestFacts): Promise<Outcome>;
  /** Parses and judges a submission of the sandbox in the same way, and stores nothing. */
  rehearse(raw: RawSubmission, request: RequestFacts): Rehearsal;
  /** Path of the page that shows the result to a visitor without JavaScript. */
  findResultPage(outcome: Outcome, locale: Locale, form: URLSearchParams): string;
  /** Describes the form, for pages that show it again. */
  plainForm: PlainForm;
  /** Fills details of the result into its page; undefined when there are none. */
  fillResult?(page: string, outcome: Outcome, locale: Locale): string | undefined;
}

/** Parts of a consent receipt that the server knows itself. */
export type KnownConsent = Pick<ConsentReceipt, 'page' | 'at'>;
