import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { join, relative } from 'node:path';
import { text } from 'node:stream/consumers';

/**
 * What the running server responds to operators, by the socket that their commands use; a command would take a process
 * each time. Throws the server's message when it refuses.
 */
async function askServer(asked: object): Promise<string> {
  // A socket's path is limited to some 100 characters.
  const socketPath = relative(process.cwd(), join(process.env.E2E_DATA_DIR ?? '', 'operators', 'socket'));
  const outgoing = request({ socketPath, method: 'POST' });
  outgoing.end(JSON.stringify({ operator: { by: 'tests', reason: '' }, asked }));
  const [incoming]: IncomingMessage[] = await once(outgoing, 'response');
  if (!incoming) throw new Error('the server did not respond');
  const output = await text(incoming);
  const { failure } = incoming.trailers;
  if (failure) throw new Error(Buffer.from(failure, 'base64url').toString());
  return output;
}

/** A list of submissions, as operators export it. */
export const listSubmissions = async (kind: 'newsletter' | 'contact') =>
  JSON.parse(await askServer({ query: { kind, format: 'json' } }));

/** What was tried in the sandbox, as operators list it. */
export const listTried = async () =>
  JSON.parse(await askServer({ path: '/sandbox', body: { command: 'list', format: 'json' } })) as Record<
    string,
    unknown
  >[];

/** What a command for contests writes. */
export const runContests = (body: Record<string, unknown>) => askServer({ path: '/contests', body });
