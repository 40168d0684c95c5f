import { once } from 'node:events';
import { chmod, mkdir, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import { join, relative } from 'node:path';
import { text } from 'node:stream/consumers';
import { type ContestTools, parseContestCall, runContestCall } from './contest-commands.ts';
import { type DeliveryTools, parseDeliveryCall, runDeliveryCall } from './delivery-commands.ts';
import { parseExportQuery } from './export-query.ts';
import { exportSubmissions } from './export-submissions.ts';
import { OperatorError } from './operator-error.ts';
import { parsePrivacyCall, runPrivacyCall } from './privacy-commands.ts';

/** Path of the operators' socket. Socket paths are limited in length, so the shorter of two spellings is used. */
function findSocketPath(dataDir: string): string {
  const absolute = join(dataDir, 'operators', 'socket');
  const fromHere = relative(process.cwd(), absolute);
  return fromHere.length < absolute.length ? fromHere : absolute;
}

/** What operators' commands need. */
export type OperatorTools = ContestTools & DeliveryTools;

/** POST runs a command; any other method exports a list of submissions. */
async function prepareAnswer(desk: OperatorTools, incoming: IncomingMessage): Promise<AsyncIterable<string>> {
  if (incoming.method === 'POST') {
    const body = JSON.parse(await text(incoming));
    if (incoming.url === '/deliveries') return runDeliveryCall(desk, parseDeliveryCall(body));
    if (incoming.url === '/privacy') return runPrivacyCall(desk.database, parsePrivacyCall(body));
    return runContestCall(desk, parseContestCall(body));
  }
  const given = Object.fromEntries(new URL(incoming.url ?? '/', 'http://operators').searchParams);
  const parsed = parseExportQuery(given);
  if ('problems' in parsed) throw new OperatorError(parsed.problems.join('\n'));
  return exportSubmissions(desk.database, parsed.query);
}

async function answer(desk: OperatorTools, incoming: IncomingMessage, response: ServerResponse): Promise<void> {
  try {
    const pieces = await prepareAnswer(desk, incoming);
    // The first piece decides the status: by then it is known whether the request is possible.
    for await (const piece of pieces) {
      if (!response.write(piece)) await once(response, 'drain');
    }
    response.end();
  } catch (error) {
    if (!(error instanceof OperatorError) || response.headersSent) throw error;
    response.writeHead(400).end(error.message);
  }
}

/**
 * Lets operators on this machine run commands while the server has the embedded database. Only the server's own user
 * can access the socket's folder.
 */
export async function openOperatorsSocket(
  dataDir: string,
  desk: OperatorTools,
  reportError: (error: unknown) => void,
): Promise<{ close(): Promise<void> }> {
  const path = findSocketPath(dataDir);
  await mkdir(join(dataDir, 'operators'), { recursive: true, mode: 0o700 });
  await chmod(join(dataDir, 'operators'), 0o700);
  await rm(path, { force: true });
  const server: Server = createServer((incoming, response) => {
    answer(desk, incoming, response).catch((error) => {
      reportError(error);
      response.destroy();
    });
  });
  server.listen(path);
  await once(server, 'listening');
  await chmod(path, 0o600);
  return {
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await rm(path, { force: true });
    },
  };
}

/** A request to the server: the query of an export, or a command. */
export type OperatorRequest =
  | { query: Record<string, string> }
  | { path: '/contests' | '/deliveries' | '/privacy'; body: object };

/**
 * Sends a request to the running server; undefined when none listens. Rejects with OperatorError when the server
 * refuses or the connection breaks.
 */
export async function askRunningServer(
  dataDir: string,
  asked: OperatorRequest,
): Promise<AsyncIterable<string> | undefined> {
  const isCommand = 'body' in asked;
  const outgoing = request({
    socketPath: findSocketPath(dataDir),
    method: isCommand ? 'POST' : 'GET',
    path: isCommand ? asked.path : `/?${new URLSearchParams(asked.query)}`,
  });
  outgoing.end(isCommand ? JSON.stringify(asked.body) : undefined);
  let response: IncomingMessage;
  try {
    [response] = await once(outgoing, 'response');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ECONNREFUSED') return undefined;
    throw error;
  }
  response.setEncoding('utf8');
  if (response.statusCode === 400) throw new OperatorError(await text(response));
  return response;
}
