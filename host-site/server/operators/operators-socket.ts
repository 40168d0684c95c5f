import { once } from 'node:events';
import { chmod, mkdir, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import { join, relative } from 'node:path';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { ConfigError } from '../config-error.ts';
import { parseBackupCall, runBackupCall } from './backup-commands.ts';
import { type ContestTools, parseContestCall, runContestCall } from './contest-commands.ts';
import { type DeliveryTools, parseDeliveryCall, runDeliveryCall } from './delivery-commands.ts';
import { describeFailure, isForOperators } from './describe-failure.ts';
import { parseDoctorCall, runDoctorCall } from './doctor-commands.ts';
import { parseExportQuery } from './export-query.ts';
import { exportSubmissions } from './export-submissions.ts';
import { type MoveTools, parseMoveCall, runMoveCall } from './move-commands.ts';
import { OperatorError } from './operator-error.ts';
import { type OriginTools, parseOriginCall, runOriginCall } from './origin-commands.ts';
import { parsePolicyReportCall, runPolicyReportCall } from './policy-report-commands.ts';
import { parsePrivacyCall, runPrivacyCall } from './privacy-commands.ts';
import { type Operator, type OperatorRequest, type Output, type RecordTools, runRecorded } from './record-action.ts';
import { parseSandboxCall, runSandboxCall } from './sandbox-commands.ts';
import { parseSmokeCall, runSmokeCall } from './smoke-commands.ts';

/** Path of the operators' socket. Socket paths are limited in length, so the shorter of two spellings is used. */
function findSocketPath(dataDir: string): string {
  const absolute = join(dataDir, 'operators', 'socket');
  const fromHere = relative(process.cwd(), absolute);
  return fromHere.length < absolute.length ? fromHere : absolute;
}

/** Whether the system found a path too long for a socket. */
const isTooLong = (error: unknown) => (error as NodeJS.ErrnoException).code === 'EINVAL';
const tooLong =
  'DATA_DIR: expected a shorter path: that of a socket in this folder has a limit of about 100 characters';

/** What operators' commands need. */
export type OperatorTools = ContestTools & DeliveryTools & RecordTools & MoveTools & OriginTools;

function prepareExport(tools: OperatorTools, given: Record<string, unknown>): AsyncIterable<string> {
  const parsed = parseExportQuery(given);
  if ('problems' in parsed) throw new OperatorError(parsed.problems.join('\n'));
  return exportSubmissions(tools.database, parsed.query);
}

/** Validates a request. Nothing runs before the first piece is taken. */
function prepare(tools: OperatorTools, asked: OperatorRequest): Output {
  if ('query' in asked) return prepareExport(tools, asked.query);
  if (asked.path === '/deliveries') return runDeliveryCall(tools, parseDeliveryCall(asked.body));
  if (asked.path === '/privacy') return runPrivacyCall(tools, parsePrivacyCall(asked.body));
  if (asked.path === '/backups') return runBackupCall(tools, parseBackupCall(asked.body));
  if (asked.path === '/doctor') {
    parseDoctorCall(asked.body);
    return runDoctorCall(tools);
  }
  if (asked.path === '/origins') return runOriginCall(tools, parseOriginCall(asked.body));
  if (asked.path === '/policy-reports') return runPolicyReportCall(tools, parsePolicyReportCall(asked.body));
  if (asked.path === '/move') return runMoveCall(tools, parseMoveCall(asked.body));
  if (asked.path === '/sandbox') return runSandboxCall(tools, parseSandboxCall(asked.body));
  if (asked.path === '/smoke') return runSmokeCall(tools, parseSmokeCall(asked.body));
  return runContestCall(tools, parseContestCall(asked.body));
}

/** The recorded response to a request, which comes with its operator. */
async function prepareResponse(tools: OperatorTools, incoming: IncomingMessage): Promise<Output> {
  const { operator, asked } = JSON.parse(await text(incoming));
  return runRecorded(tools, operator, asked, prepare(tools, asked));
}

/**
 * Sends the output of a command. Why it failed is known only after what it has written, so it comes in a trailer, in
 * base64url because it may have lines and accents.
 */
async function respond(
  tools: OperatorTools,
  incoming: IncomingMessage,
  response: ServerResponse,
  reportError: (error: unknown) => void,
): Promise<void> {
  response.writeHead(200, { Trailer: 'failure' }).flushHeaders();
  try {
    await pipeline(await prepareResponse(tools, incoming), response, { end: false });
  } catch (error) {
    // The operator has left.
    if (response.destroyed) return;
    if (!isForOperators(error)) reportError(error);
    response.addTrailers({ failure: Buffer.from(describeFailure(error)).toString('base64url') });
  }
  response.end();
}

/**
 * Lets operators on this machine run commands while the server has the embedded database. Only the server's own user
 * can access the socket's folder. `reportError` receives the errors that no operator can mend. Rejects with ConfigError
 * when the folder's path is too long for a socket.
 */
export async function openOperatorsSocket(
  tools: OperatorTools,
  reportError: (error: unknown) => void,
): Promise<{ close(): Promise<void> }> {
  const { dataDir } = tools;
  const path = findSocketPath(dataDir);
  await mkdir(join(dataDir, 'operators'), { recursive: true, mode: 0o700 });
  await chmod(join(dataDir, 'operators'), 0o700);
  await rm(path, { force: true });
  const server: Server = createServer((incoming, response) => respond(tools, incoming, response, reportError));
  server.listen(path);
  await once(server, 'listening').catch((error) => {
    throw isTooLong(error) ? new ConfigError(tooLong) : error;
  });
  await chmod(path, 0o600);
  return {
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await rm(path, { force: true });
    },
  };
}

/** The output of a command. Throws OperatorError when the command failed, or when the connection breaks. */
async function* readOutput(response: IncomingMessage): AsyncGenerator<Uint8Array> {
  try {
    yield* response;
  } catch {
    throw new OperatorError('the server stopped before the command ended');
  }
  const { failure } = response.trailers;
  if (failure !== undefined) throw new OperatorError(Buffer.from(failure, 'base64url').toString());
}

/**
 * Sends a request to the running server; undefined when none listens. Rejects with OperatorError when the server cannot
 * be reached, and with ConfigError when the folder's path is too long for a socket; the output throws OperatorError when
 * the command fails.
 */
export async function askRunningServer(
  dataDir: string,
  operator: Operator,
  asked: OperatorRequest,
): Promise<Output | undefined> {
  // A failure may name hundreds of ids.
  const outgoing = request({ socketPath: findSocketPath(dataDir), method: 'POST', maxHeaderSize: 1_000_000 });
  outgoing.end(JSON.stringify({ operator, asked }));
  try {
    const [response] = await once(outgoing, 'response');
    return readOutput(response);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ECONNREFUSED') return undefined;
    if (isTooLong(error)) throw new ConfigError(tooLong);
    throw new OperatorError(`the running server cannot be reached: ${message}`);
  }
}
