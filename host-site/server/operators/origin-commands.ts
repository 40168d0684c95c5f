import * as z from 'zod/mini';
import type { Database } from '../database/database.ts';
import { allowOrigin, listAllowedOrigins, listRefusedOrigins, revokeOrigin } from '../database/page-origins.ts';
import { formatLine } from './csv.ts';
import { instant } from './instant.ts';
import { OperatorError } from './operator-error.ts';
import { parseCall } from './parse-call.ts';

/** The origin of any address on a site. */
const origin = z.pipe(
  z
    .string('an address')
    .check(z.refine((text) => /^https?:\/\//.test(text) && URL.canParse(text), 'an http(s):// address')),
  z.transform((text) => new URL(text).origin),
);
const originCall = z.discriminatedUnion(
  'command',
  [
    z.object({ command: z.literal('list'), since: z.optional(instant) }),
    z.object({ command: z.literal('allow'), origin }),
    z.object({ command: z.literal('revoke'), origin }),
  ],
  'one of list, allow, revoke',
);

/** A validated command with its options. */
export type OriginCall = z.infer<typeof originCall>;

/** Validates a command. Throws OperatorError that says which option is wrong. */
export const parseOriginCall = (given: unknown): OriginCall => parseCall(originCall, given);

/** What these commands need. */
export interface OriginTools {
  database: Database;
  /** The origins of the settings. */
  allowedOrigins: readonly string[];
}

async function* list({ database, allowedOrigins }: OriginTools, since: Date): AsyncGenerator<string> {
  yield formatLine(['origin', 'state', 'refused', 'last_day']);
  for (const each of allowedOrigins) yield formatLine([each, 'configured', '', '']);
  for (const each of await listAllowedOrigins(database)) yield formatLine([each, 'allowed', '', '']);
  for (const { origin: each, requests, last_day } of await listRefusedOrigins(database, since)) {
    if (!allowedOrigins.includes(each)) yield formatLine([each, 'refused', requests, last_day]);
  }
}

/**
 * Runs a command: lists, as CSV, which other sites may send forms and which tried to, or changes that for all servers on
 * the database. Throws OperatorError for an origin of the settings, which only they can revoke.
 */
export async function* runOriginCall(tools: OriginTools, call: OriginCall): AsyncGenerator<string> {
  const { database, allowedOrigins } = tools;
  if (call.command === 'list') return yield* list(tools, call.since ?? new Date(0));
  const { command, origin: named } = call;
  if (allowedOrigins.includes(named)) {
    if (command === 'allow') return yield `${named} is allowed by ALLOWED_ORIGINS already\n`;
    throw new OperatorError(`${named} is in ALLOWED_ORIGINS: take it out there, and restart the servers.`);
  }
  const change = command === 'allow' ? allowOrigin : revokeOrigin;
  const said =
    command === 'allow' ? ['is allowed', 'was allowed already'] : ['is no longer allowed', 'was not allowed'];
  yield `${named} ${said[(await change(database, named)) ? 0 : 1]}\n`;
}
