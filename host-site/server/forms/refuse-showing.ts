import type { Context } from 'hono';
import type { Locale } from '../../../widgets/shared/locale/locale.ts';
import type { ServerConfig } from '../config.ts';
import { findClientKey } from '../http/client-address.ts';
import type { RateLimit } from '../http/rate-limit.ts';
import type { RequestEnv } from '../http/request-env.ts';

/** What is needed to show a form again, or a page instead. */
export interface ShowingServices {
  config: ServerConfig;
  /** Limits how often a client is shown a form again without having used up one of its posts. */
  limitShown: RateLimit;
  /** Renders the page shown instead of a form or of a result; by default in the browser's language. */
  renderError: (context: Context<RequestEnv>, status: 403 | 429 | 503, locale?: Locale) => Response;
}

/**
 * Counts that a form is shown again although it does not count as a post; undefined while it may be. Parsing and filling
 * in a form is work: a client for which that was done too often gets only a page, and the browser's way back leads to the
 * form as it was typed.
 */
export async function refuseShowing(
  { config, limitShown, renderError }: ShowingServices,
  context: Context<RequestEnv>,
  locale?: Locale,
): Promise<Response | undefined> {
  const wait = await limitShown(findClientKey(context, config.trustedProxies));
  if (wait === 0) return undefined;
  context.header('Retry-After', String(wait));
  return renderError(context, 429, locale);
}
