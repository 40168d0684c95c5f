import type { Context } from 'hono';
import { toLocale } from '../../../widgets/shared/locale/locale.ts';
import type { ServerConfig } from '../config.ts';
import type { RequestEnv } from './request-env.ts';

/** Path to which the widget documentation links, because the playground has an origin of its own. */
export const playgroundPath = '/:locale{en|fr}/playground';

/** Leads `/fr/playground?widget=…` to the playground; where there is none, to the widget in the documentation. */
export function createPlaygroundRedirect({ playgroundOrigin }: ServerConfig) {
  return (context: Context<RequestEnv>): Response => {
    const locale = toLocale(context.req.param('locale')) ?? 'en';
    const widget = /^[a-z]+(?:-[a-z]+)*$/.exec(context.req.query('widget') ?? '')?.[0];
    const playground = `${playgroundOrigin}/playground${locale === 'fr' ? '/fr' : ''}${widget ? `?widget=${widget}` : ''}`;
    const documentation = `/${locale}/widgets${widget ? `/${widget}#live` : ''}`;
    return context.body(null, 302, {
      Location: playgroundOrigin ? playground : documentation,
      'Cache-Control': 'no-store',
    });
  };
}
