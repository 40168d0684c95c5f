import { once } from 'node:events';
import { chmod, mkdir, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import { join, relative } from 'node:path';
import { text } from 'node:stream/consumers';
import { type ContestDesk, parseContestCall, runContestCall } from './contest-commands.ts';
import { parseExportQuery } from './export-query.ts';
import { exportSubmissions } from './export-submissions.ts';
import { OperatorError } from './operator-error.ts';

/** Where the running server listens for operators. Sockets' paths are short, so the shorter spelling is taken. */
function findSocketPath(dataDir: string): string {
  const absolute = join(dataDir, 'operators', 'socket');
  const fromHere = relative(process.cwd(), absolute);
  return fromHere.length < absolute.length ? fromHere : absolute;
}

/** POST: a command on contests; anything else: a list of submissions. */
async function prepareAnswer(desk: ContestDesk, incoming: IncomingMessage): Promise<AsyncIterable<string>> {
  if (incoming.method === 'POST') return runContestCall(desk, parseContestCall(JSON.parse(await text(incoming))));
  const given = Object.fromEntries(new URL(incoming.url ?? '/', 'http://operators').searchParams);
  const parsed = parseExportQuery(given);
  if ('problems' in parsed) throw new OperatorError(parsed.problems.join('\n'));
  return exportSubmissions(desk.database, parsed.query);
}

async function answer(desk: ContestDesk, incoming: IncomingMessage, response: ServerResponse): Promise<void> {
  try {
    const pieces = await prepareAnswer(desk, incoming);
    // The status is written with the first piece: what cannot be done is known by then.
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
 * Lets operators on this machine read and work while the server has the embedded database. The socket lies in a folder
 * that only the server's own user may enter.
 */
export async function openOperatorsSocket(
  dataDir: string,
  desk: ContestDesk,
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

/** What to ask of a server: the query of a list, or the body of a command. */
export type OperatorRequest = { query: Record<string, string> } | { body: object };

/**
 * Asks the running server; undefined when none listens there. Rejects with OperatorError when the server refuses, and
 * when it breaks off.
 */
export async function askRunningServer(
  dataDir: string,
  asked: OperatorRequest,
): Promise<AsyncIterable<string> | undefined> {
  const isCommand = 'body' in asked;
  const outgoing = request({
    socketPath: findSocketPath(dataDir),
    method: isCommand ? 'POST' : 'GET',
    path: isCommand ? '/' : `/?${new URLSearchParams(asked.query)}`,
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
