import { connect, type Socket } from 'node:net';

/** What one series of requests came to. Times in milliseconds, sorted. */
export interface Series {
  times: number[];
  seconds: number;
  failures: number;
}

const headEnd = Buffer.from('\r\n\r\n');

/** Bytes of the complete response at the start of the buffer; undefined while a part is missing. */
function measureResponse(buffer: Buffer): number | undefined {
  const end = buffer.indexOf(headEnd);
  if (end < 0) return undefined;
  const head = buffer.toString('latin1', 0, end);
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
  if (length !== undefined) {
    const total = end + headEnd.length + Number(length);
    return buffer.length >= total ? total : undefined;
  }
  const last = buffer.indexOf('\r\n0\r\n\r\n', end);
  return last < 0 ? undefined : last + 7;
}

function openSocket(port: number): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true }, () => resolve(socket)).once('error', reject);
  });
}

/** Sends a request and waits for its response; returns the HTTP status. */
function exchange(socket: Socket, request: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let buffer: Buffer = Buffer.alloc(0);
    const end = (settle: () => void) => {
      socket.off('data', take).off('close', fail);
      settle();
    };
    const take = (piece: Buffer) => {
      buffer = buffer.length === 0 ? piece : Buffer.concat([buffer, piece]);
      if (measureResponse(buffer) === undefined) return;
      end(() => resolve(buffer.toString('latin1', 9, 12)));
    };
    const fail = () => end(() => reject(new Error('The server closed the connection')));
    socket.on('data', take).once('close', fail).write(request);
  });
}

/**
 * Repeats requests on persistent connections, one at a time on each, for some seconds or until `count` have a response.
 * Sockets and plain text, because Node's own client needs more of the processor than the servers that it would measure.
 */
export async function sendLoad(
  port: number,
  connections: number,
  { seconds = Number.POSITIVE_INFINITY, count = Number.POSITIVE_INFINITY },
  createRequest: () => string,
): Promise<Series> {
  const sockets = await Promise.all(Array.from({ length: connections }, () => openSocket(port)));
  const start = performance.now();
  const times: number[] = [];
  let failures = 0;
  let sent = 0;
  const repeat = async (socket: Socket) => {
    while (sent < count && performance.now() - start < seconds * 1000) {
      sent += 1;
      const from = performance.now();
      const status = await exchange(socket, createRequest());
      times.push(performance.now() - from);
      if (status !== '200') failures += 1;
    }
  };
  await Promise.all(sockets.map(repeat));
  const took = (performance.now() - start) / 1000;
  for (const socket of sockets) socket.destroy();
  return { times: times.sort((a, b) => a - b), seconds: took, failures };
}
