import failureEn from '../../../../widgets/shared/forms/failure.en.json' with { type: 'json' };
import failureFr from '../../../../widgets/shared/forms/failure.fr.json' with { type: 'json' };
import { formatWait } from '../../../../widgets/shared/locale/format-wait.ts';
import type { Locale } from '../../../../widgets/shared/locale/locale.ts';
import { requestHeaders } from '../../../../widgets/shared/submissions/request-additions.ts';
import { escapeHtml } from '../../../sources/escape-html.ts';
import { type Outcome, outcomes } from '../outcome.ts';
import { describeQuestion, renderQuestion } from './add-question.ts';
import { type FormContent, fillForm } from './fill-form.ts';
import { fillMessage } from './fill-message.ts';
import { findForm } from './find-form.ts';
import foreignEn from './foreign.en.json' with { type: 'json' };
import foreignFr from './foreign.fr.json' with { type: 'json' };
import pausedEn from './paused.en.json' with { type: 'json' };
import pausedFr from './paused.fr.json' with { type: 'json' };

/** A service's description of its form, used to show it again without JavaScript (CF-04). */
export interface PlainForm {
  /** Path after the language of a page with the form, and which of its forms it is; undefined for none. */
  findPage(form: URLSearchParams): { path: string; which?: readonly [name: string, value: string] } | undefined;
  /** Error messages by the name of the control. */
  listErrors(outcome: Outcome, form: URLSearchParams, locale: Locale): Record<string, string>;
  /** Messages about several errors, and about a failure that is not the visitor's. */
  messages: Record<Locale, { badFields?: string; error: string; unavailable: string }>;
  /** Hidden fields that identify the form's owner. */
  carried: readonly string[];
  /** Messages of the form that depend on the typed values, by the ids of their paragraphs. */
  listNotes?(form: URLSearchParams, locale: Locale): Record<string, string>;
}

/** A form that was sent without JavaScript and refused. */
export interface RefusedForm {
  outcome: Outcome;
  form: URLSearchParams;
  locale: Locale;
  /** Address to which it is posted. */
  action: string;
  /** Path of the page on which it was filled in. */
  page: string;
  keepsTicks: boolean;
  /** Whether it is only tried; so is then what is sent from it. */
  isSandbox?: boolean;
  /** What brought it, as its markup says. */
  source?: string | undefined;
}

/** Hidden field with which a form that is shown again remembers its original page. */
export const firstPageField = 'Page';

/** Marks where a result page shows a form; what follows is for visitors who do not get one. */
const place = '<div class="form-again"></div><div class="go-back">';

/** What a result page says below its heading, and the heading. */
const pageText = /(?<=<p class="standfirst">)[^<]*/;
const pageHeading = /(?<=<h1 class="display">).*?(?=<\/h1>)/s;

const failures = { en: failureEn, fr: failureFr };
const foreign = { en: foreignEn, fr: foreignFr };
const paused = { en: pausedEn, fr: pausedFr };

/**
 * The result page with the form in it, filled in again, each error beside its field; undefined when the page or the
 * form does not exist. `resultPage` is its path, `readPage` reads the markup of a page by its path.
 */
export function showFormAgain(
  refused: RefusedForm,
  plainForm: PlainForm,
  resultPage: string,
  readPage: (path: string) => string | undefined,
): string | undefined {
  const { form, locale, action } = refused;
  const page = readPage(resultPage);
  const source = plainForm.findPage(form);
  const found = source && findForm(readPage(`/${locale}/${source.path}`) ?? '', action, source.which);
  if (!found || !page?.includes(place)) return undefined;
  const filling = describeFilling(refused, plainForm);
  const filled = fillForm(found, filling);
  return tell(page, refused, filling.status).replace(
    place,
    () => `<div class="form-again filled"><div>${filled}</div></div><div class="go-back" hidden>`,
  );
}

/** The page with the form's own message where its texts would name another wait, or fields that nothing is wrong with. */
function tell(page: string, { outcome, locale }: RefusedForm, status: string): string {
  const { httpStatus } = outcome;
  if (!status || !([403, 429].includes(httpStatus) || isPaused(outcome))) return page;
  const told = page.replace(pageText, () => escapeHtml(status));
  return httpStatus === 403 ? told.replace(pageHeading, () => escapeHtml(foreign[locale].headline)) : told;
}

function describeFilling(refused: RefusedForm, plainForm: PlainForm): FormContent {
  const { outcome, form, locale, page, keepsTicks, isSandbox, source } = refused;
  const errors = plainForm.listErrors(outcome, form, locale);
  const isInOrder = Object.keys(errors).length === 0;
  const messages = plainForm.messages[locale];
  const [status, reason] = isInOrder ? describeFailure(outcome, locale, messages) : ['', ''];
  return {
    values: form,
    // A form without a known brand belongs to the page's own brand from here on.
    carried: outcome.message === 'ERROR_BAD_PARAMETERS_CHAIN' ? [] : plainForm.carried,
    keepsTicks,
    errors,
    summary: isInOrder ? '' : (messages.badFields ?? ''),
    status,
    reason,
    question: outcome.question ? renderQuestion(outcome.question, locale) : '',
    notes: plainForm.listNotes?.(form, locale) ?? {},
    hidden: {
      [firstPageField]: page,
      ...(isSandbox && { [requestHeaders.sandbox]: '1' }),
      ...(source && { [requestHeaders.source]: source }),
    },
  };
}

/** Whether nothing can be stored for minutes, and not only at this moment. */
const isPaused = ({ httpStatus, retryAfter = 0 }: Pick<Outcome, 'httpStatus' | 'retryAfter'>) =>
  httpStatus === 503 && retryAfter >= outcomes.paused.retryAfter;

/** The message above the button, and below it what happened to the form. */
function describeFailure(
  { httpStatus, question, retryAfter = 60 }: Outcome,
  locale: Locale,
  { error, unavailable }: PlainForm['messages'][Locale],
): [string, string] {
  const messages = failures[locale];
  if (question) return [describeQuestion(locale), ''];
  if (httpStatus === 403) return [foreign[locale].status, ''];
  if (isPaused({ httpStatus, retryAfter }))
    return [fillMessage(paused[locale].status, locale, { wait: formatWait(retryAfter, locale) }), ''];
  if (httpStatus === 429) return [fillMessage(messages.tooMany, locale, { wait: formatWait(retryAfter, locale) }), ''];
  return [error, httpStatus >= 500 ? unavailable : messages.kept];
}
