import type { IncomingMessage } from 'node:http';
import { RefusedCall } from './proxy-handler.ts';

/** Bytes of a photograph, or of a list of stores of 50 MB in base64. */
export const maxFile = 70_000_000;

/** What the studio's server responds with; 200 and plain text by default. */
export interface StudioResponse {
  status?: number;
  type?: string;
  body: string | Buffer;
  headers?: Record<string, string>;
}

/** A response with JSON. */
export const json = (value: unknown, status = 200): StudioResponse => ({
  status,
  type: 'application/json',
  body: JSON.stringify(value),
});

/** The body of a request. Rejects with RefusedCall for one that is longer than `limit` bytes. */
export async function readBody(incoming: IncomingMessage, limit: number): Promise<Buffer> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of incoming) {
    size += part.length;
    if (size > limit) throw new RefusedCall('this is too long');
    parts.push(part);
  }
  return Buffer.concat(parts);
}
