import type { Context, Handler } from 'hono';
import type { Logger } from 'pino';
import * as z from 'zod/mini';
import { isEmail, normalizeEmail } from '../../../../widgets/shared/submissions/email.ts';
import type { Database } from '../../database/database.ts';
import { unsubscribe } from '../../database/personal-data.ts';
import { isSignedWebhook } from '../../delivery/sign-webhook.ts';
import type { RequestEnv } from '../../http/request-env.ts';
import { readBody } from '../read-body.ts';

/** The retailer's email service posts here when someone has unsubscribed there. */
export const unsubscribedPath = '/webhooks/unsubscribed';

const bodyLimit = 4096;
const notice = z.object({ email: z.string().check(z.refine((text) => isEmail(normalizeEmail(text)))) });

function parseNotice(text: string): string | undefined {
  try {
    return normalizeEmail(notice.parse(JSON.parse(text)).email);
  } catch {
    return undefined;
  }
}

interface UnsubscribedServices {
  database: Database;
  secrets: readonly Buffer[];
  logger: Logger;
  now: () => number;
}

/**
 * Takes `{ "email": … }`, signed with one of the email service's secrets (Standard Webhooks): the sign-ups of the address are deleted,
 * and a proof of each consent remains. May be repeated. Without secrets there is no such page.
 */
export function createUnsubscribedHandler(services: UnsubscribedServices): Handler<RequestEnv> {
  const { database, secrets, logger, now } = services;
  return async (context: Context<RequestEnv>) => {
    if (secrets.length === 0) return context.text('404', 404);
    const body = await readBody(context.req.raw, bodyLimit);
    if (body.kind === 'tooLarge') return context.text('413', 413);
    if (body.kind === 'unreadable') return context.text('400', 400);
    if (!isSignedWebhook(secrets, (name) => context.req.header(name), body.text, now())) {
      return context.text('401', 401);
    }
    const email = parseNotice(body.text);
    if (email === undefined) return context.text('400', 400);
    const withdrawn = await database.transaction((session) => unsubscribe(session, email));
    logger.info({ requestId: context.get('requestId'), withdrawn }, 'unsubscribed');
    return context.body(null, 204);
  };
}
