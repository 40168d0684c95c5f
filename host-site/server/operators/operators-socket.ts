import { once } from 'node:events';
import { chmod, mkdir, rm } from 'node:fs/promises';
import { createServer, request, type Server, type ServerResponse } from 'node:http';
import { join, relative } from 'node:path';
import type { Session } from '../database/database.ts';
import { parseExportQuery } from './export-query.ts';
import { exportSubmissions } from './export-submissions.ts';

/** Where the running server listens for operators. Sockets' paths are short, so the shorter spelling is taken. */
function findSocketPath(dataDir: string): string {
  const absolute = join(dataDir, 'operators', 'socket');
  const fromHere = relative(process.cwd(), absolute);
  return fromHere.length < absolute.length ? fromHere : absolute;
}

async function answer(session: Session, address: string, response: ServerResponse): Promise<void> {
  const given = Object.fromEntries(new URL(address, 'http://operators').searchParams);
  const parsed = parseExportQuery(given);
  if ('problems' in parsed) {
    response.writeHead(400).end(parsed.problems.join('\n'));
    return;
  }
  for await (const piece of exportSubmissions(session, parsed.query)) {
    if (!response.write(piece)) await once(response, 'drain');
  }
  response.end();
}

/**
 * Lets operators on this machine read the list while the server has the embedded database. The socket lies in a folder
 * that only the server's own user may enter.
 */
export async function openOperatorsSocket(
  dataDir: string,
  session: Session,
  reportError: (error: unknown) => void,
): Promise<{ close(): Promise<void> }> {
  const path = findSocketPath(dataDir);
  await mkdir(join(dataDir, 'operators'), { recursive: true, mode: 0o700 });
  await chmod(join(dataDir, 'operators'), 0o700);
  await rm(path, { force: true });
  const server: Server = createServer((incoming, response) => {
    answer(session, incoming.url ?? '/', response).catch((error) => {
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

/** Asks the running server; undefined when none listens there. Rejects when it breaks off. */
export async function askRunningServer(
  dataDir: string,
  query: Record<string, string>,
): Promise<AsyncIterable<string> | undefined> {
  const socketPath = findSocketPath(dataDir);
  const outgoing = request({ socketPath, path: `/?${new URLSearchParams(query)}` });
  outgoing.end();
  try {
    const [response] = await once(outgoing, 'response');
    response.setEncoding('utf8');
    return response;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ECONNREFUSED') return undefined;
    throw error;
  }
}
