import type { Context } from 'hono';
import { pagePath } from '../../../widgets/shared/submissions/page-path.ts';
import { requestHeaders } from '../../../widgets/shared/submissions/request-additions.ts';
import type { RequestEnv } from '../http/request-env.ts';
import { questionFields } from './plain-forms/add-question.ts';
import { firstPageField } from './plain-forms/show-again.ts';
import type { QuestionAnswer } from './proving.ts';

/** A plain form, and the path of the page on which it was filled in. */
export interface SentForm {
  form: URLSearchParams;
  page: string;
  /** The answer to a question that the form was shown with. */
  answered: QuestionAnswer | undefined;
  /** Whether the form is only tried. */
  isSandbox: boolean;
  /** What brought it, as its markup says; see campaign-source.ts. */
  source?: string | undefined;
}

/** A form and the page on which it was filled in; a form that is shown again names that page itself. */
export function readForm(context: Context<RequestEnv>, text: string, isAlwaysSandbox = false): SentForm {
  const form = new URLSearchParams(text);
  const referer = context.req.header('Referer') ?? '';
  const path = URL.canParse(referer) ? new URL(referer).pathname : '/';
  const isShownAgain = path === context.req.path && form.has(firstPageField);
  const page = pagePath.parse(isShownAgain ? form.get(firstPageField) : path);
  const token = form.get(questionFields.token);
  const answered = token === null ? undefined : { token, answer: form.get(questionFields.answer) ?? '' };
  const isSandbox = isAlwaysSandbox || form.get(requestHeaders.sandbox) === '1';
  const source = form.get(requestHeaders.source) ?? undefined;
  const ours = [firstPageField, requestHeaders.sandbox, requestHeaders.source, ...Object.values(questionFields)];
  for (const name of ours) form.delete(name);
  return { form, answered, page, isSandbox, source };
}
