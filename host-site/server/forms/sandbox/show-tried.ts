import type { Context } from 'hono';
import en from '../../../../widgets/shared/element/element.en.json' with { type: 'json' };
import fr from '../../../../widgets/shared/element/element.fr.json' with { type: 'json' };
import type { Locale } from '../../../../widgets/shared/locale/locale.ts';
import { escapeHtml } from '../../../sources/escape-html.ts';
import type { RequestEnv } from '../../http/request-env.ts';
import type { Outcome } from '../outcome.ts';

const messages = { en, fr };

/** The page for a form of the sandbox that was sent without JavaScript; it says first that nothing of it counts. */
export function showTried(
  context: Context<RequestEnv>,
  page: string | undefined,
  locale: Locale,
  { httpStatus, retryAfter }: Outcome,
): Response {
  if (retryAfter !== undefined) context.header('Retry-After', String(retryAfter));
  const note = `<p role="note"><strong>${escapeHtml(messages[locale].sandbox)}</strong></p>`;
  // A site without that page still says that it was a test.
  const shown = page?.replace(/<main\b[^>]*>/, (main) => main + note) ?? note;
  return context.html(shown, httpStatus);
}
