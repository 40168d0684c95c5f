import { type IncomingHttpHeaders, type RequestOptions, request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';

/** A response, with its body as it came: compressed if it was. */
export interface Answer {
  status: number;
  /** Repeated ones joined with commas. */
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** How to ask. */
export interface AskOptions {
  headers?: Readonly<Record<string, string>>;
  /** Finds the address of a name, as `dns.lookup` does; that of the system when absent. */
  lookup?: RequestOptions['lookup'];
}

const timeLimit = 10_000;
const sizeLimit = 2_000_000;

/**
 * Asks for an address with GET, without following redirects, within ten seconds and two megabytes. Rejects with the
 * system's or TLS's error.
 */
export async function ask(address: string, { headers = {}, lookup }: AskOptions = {}): Promise<Answer> {
  const request = address.startsWith('https:') ? requestSecure : requestPlain;
  const signal = AbortSignal.timeout(timeLimit);
  return new Promise<Answer>((resolve, reject) => {
    const outgoing = request(address, { headers, agent: false, signal, ...(lookup && { lookup }) }, (response) => {
      const pieces: Buffer[] = [];
      let size = 0;
      response.on('data', (piece: Buffer) => {
        size += piece.length;
        if (size > sizeLimit) response.destroy(new RangeError('longer than two megabytes'));
        else pieces.push(piece);
      });
      response.on('error', reject);
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(pieces) }),
      );
    });
    outgoing.on('error', reject);
    outgoing.end();
  });
}
