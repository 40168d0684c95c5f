import { once } from 'node:events';
import { chmod, mkdir, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import { join, relative } from 'node:path';
import { text } from 'node:stream/consumers';
import { parseBackupCall, runBackupCall } from './backup-commands.ts';
import { type ContestTools, parseContestCall, runContestCall } from './contest-commands.ts';
import { type DeliveryTools, parseDeliveryCall, runDeliveryCall } from './delivery-commands.ts';
import { parseExportQuery } from './export-query.ts';
import { exportSubmissions } from './export-submissions.ts';
import { OperatorError } from './operator-error.ts';
import { parsePrivacyCall, runPrivacyCall } from './privacy-commands.ts';
import { type Operator, type OperatorRequest, type Output, type RecordTools, runRecorded } from './record-action.ts';
import { parseSmokeCall, runSmokeCall } from './smoke-commands.ts';

/** Path of the operators' socket. Socket paths are limited in length, so the shorter of two spellings is used. */
function findSocketPath(dataDir: string): string {
  const absolute = join(dataDir, 'operators', 'socket');
  const fromHere = relative(process.cwd(), absolute);
  return fromHere.length < absolute.length ? fromHere : absolute;
}

/** What operators' commands need. */
export type OperatorTools = ContestTools & DeliveryTools & RecordTools;

function prepareExport(desk: OperatorTools, given: Record<string, unknown>): AsyncIterable<string> {
  const parsed = parseExportQuery(given);
  if ('problems' in parsed) throw new OperatorError(parsed.problems.join('\n'));
  return exportSubmissions(desk.database, parsed.query);
}

/** Validates a request. Nothing runs before the first piece is taken. */
function prepare(desk: OperatorTools, asked: OperatorRequest): Output {
  if ('query' in asked) return prepareExport(desk, asked.query);
  if (asked.path === '/deliveries') return runDeliveryCall(desk, parseDeliveryCall(asked.body));
  if (asked.path === '/privacy') return runPrivacyCall(desk, parsePrivacyCall(asked.body));
  if (asked.path === '/backups') return runBackupCall(desk, parseBackupCall(asked.body));
  if (asked.path === '/smoke') return runSmokeCall(desk, parseSmokeCall(asked.body));
  return runContestCall(desk, parseContestCall(asked.body));
}

/** The recorded answer to a request, which comes with its operator. */
async function prepareAnswer(desk: OperatorTools, incoming: IncomingMessage): Promise<Output> {
  const { operator, asked } = JSON.parse(await text(incoming));
  return runRecorded(desk, operator, asked, prepare(desk, asked));
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
  desk: OperatorTools,
  reportError: (error: unknown) => void,
): Promise<{ close(): Promise<void> }> {
  const { dataDir } = desk;
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

/**
 * Sends a request to the running server; undefined when none listens. Rejects with OperatorError when the server
 * refuses or the connection breaks.
 */
export async function askRunningServer(
  dataDir: string,
  operator: Operator,
  asked: OperatorRequest,
): Promise<Output | undefined> {
  const outgoing = request({ socketPath: findSocketPath(dataDir), method: 'POST' });
  outgoing.end(JSON.stringify({ operator, asked }));
  let response: IncomingMessage;
  try {
    [response] = await once(outgoing, 'response');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ECONNREFUSED') return undefined;
    throw error;
  }
  if (response.statusCode === 400) throw new OperatorError(await text(response));
  return response;
}
