import { connect } from 'node:net';

/** Sends bytes unchanged and returns the whole response, for requests that fetch would normalize. */
export function sendRaw(origin: string, lines: string): Promise<string> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => socket.write(lines));
    let received = '';
    socket.setEncoding('latin1');
    socket.setTimeout(5000, () => socket.destroy());
    socket.on('data', (piece) => {
      received += piece;
    });
    socket.on('close', () => resolve(received));
    socket.on('error', reject);
  });
}

/** The status code of a raw GET; 0 when the connection closed without a response. */
export async function getRawStatus(origin: string, path: string): Promise<number> {
  const response = await sendRaw(origin, `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
  return Number(/^HTTP\/1\.1 (\d+)/.exec(response)?.[1] ?? 0);
}
