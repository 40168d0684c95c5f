import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { contactDefinition } from '../forms/definitions/contact.ts';
import { callUpstream } from './call-upstream.ts';
import { contestChannel } from './contest-channel.ts';
import { createFormChannel } from './form-channel.ts';
import { newsletterChannel } from './newsletter-channel.ts';
import { createPause } from './pause.ts';

const contactChannel = createFormChannel(contactDefinition);

const success = '{"status":0,"message":"OK"}';
const json = { 'content-type': 'application/json' };
const closers: (() => void)[] = [];

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer((request, response) => {
    request.resume();
    // The client closes these connections early.
    response.on('error', () => undefined);
    listener(request, response);
  });
  closers.push(() => {
    server.closeAllConnections();
    server.close();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

const call = (url: string, { readStatus } = newsletterChannel, timeLimit?: number) =>
  callUpstream(
    url,
    '00000000-0000-4000-8000-000000000000',
    { headers: {}, body: {} },
    readStatus,
    new AbortController().signal,
    [],
    timeLimit,
  );

afterEach(() => {
  for (const close of closers.splice(0)) close();
});

describe('callUpstream', () => {
  it('fails on a response that never ends and closes its connection', async () => {
    const piece = Buffer.alloc(16 * 1024, ' ');
    let sent = 0;
    const closed = Promise.withResolvers<void>();
    const url = await serve((_request, response) => {
      response.writeHead(200, json);
      const send = () => {
        sent += piece.length;
        if (!response.destroyed && response.write(piece)) setImmediate(send);
      };
      response.on('drain', send).on('close', closed.resolve);
      send();
    });
    expect(await call(url)).toEqual({ kind: 'failed', reason: 'HTTP 200, not the promised JSON' });
    await closed.promise;
    // At most what both ends buffer; a stream that is read to the end would never stop.
    expect(sent).toBeLessThan(16 * 1024 * 1024);
  });

  it('fails on a response that decompresses to 100 MB without buffering it', async () => {
    const bomb = gzipSync(Buffer.alloc(100 * 1024 * 1024, ' '));
    const url = await serve((_request, response) => {
      response.writeHead(200, { ...json, 'content-encoding': 'gzip' }).end(bomb);
    });
    const before = process.memoryUsage().arrayBuffers;
    expect(await call(url)).toMatchObject({ kind: 'failed' });
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(50 * 1024 * 1024);
  });

  it('accepts a response of 64 KB, and fails on a longer body or a longer Content-Length', async () => {
    const full = success.padEnd(64 * 1024);
    expect(await call(await serve((_, response) => response.writeHead(200, json).end(full)))).toEqual({
      kind: 'delivered',
    });
    expect(await call(await serve((_, response) => response.writeHead(200, json).end(`${full} `)))).toMatchObject({
      kind: 'failed',
    });
    const liar = await serve((_, response) => {
      response.writeHead(200, { ...json, 'content-length': '999999999' }).write(success);
    });
    expect(await call(liar)).toMatchObject({ kind: 'failed' });
  });

  it.each([newsletterChannel, contactChannel, contestChannel])(
    'requires a status but no message in the response: $kind',
    async (channel) => {
      const respondWith = async (body: string) =>
        call(await serve((_, response) => response.writeHead(200, json).end(body)), channel);
      expect(await respondWith('{"status":0}')).toEqual({ kind: 'delivered' });
      expect(await respondWith('{"message":"OK"}')).toMatchObject({ kind: 'failed' });
    },
  );

  it('fails on a response that ends before its Content-Length', async () => {
    const url = await serve((_, response) => {
      response.writeHead(200, { ...json, 'content-length': '500' }).write(success);
      setTimeout(() => response.destroy(), 50);
    });
    expect(await call(url)).toMatchObject({ kind: 'failed' });
  });

  it('fails with a TimeoutError when a slow response exceeds the time limit of the call', async () => {
    const url = await serve((_, response) => {
      response.writeHead(200, json);
      const drip = setInterval(() => response.write(' '), 20);
      response.on('close', () => clearInterval(drip));
    });
    expect(await call(url, newsletterChannel, 300)).toEqual({ kind: 'failed', reason: 'TimeoutError' });
  });

  it('fails on a redirect and does not follow it', async () => {
    let visits = 0;
    const other = await serve((_, response) => {
      visits += 1;
      response.writeHead(200, json).end(success);
    });
    for (const status of [301, 302, 303, 307, 308]) {
      const url = await serve((_, response) => response.writeHead(status, { location: other }).end(success));
      expect(await call(url), `${status}`).toMatchObject({ kind: 'failed' });
    }
    expect(visits).toBe(0);
  });
});

describe.each([
  ['newsletter', newsletterChannel],
  ['contact', contactChannel],
  ['contest', contestChannel],
] as const)('a delivery to the %s service', (_name, channel) => {
  const body = channel === contactChannel ? '{"status":0,"message":"OK","reference":"7KXM-Q3TD"}' : success;

  it.each([200, 201, 202])('counts as delivered with status 0 and HTTP %d', async (http) => {
    const url = await serve((_, response) => response.writeHead(http, json).end(body));
    expect(await call(url, channel)).toEqual({ kind: 'delivered' });
  });

  it.each([400, 401, 404, 409, 429, 500, 502, 503])(
    'counts as failed with HTTP %d, even with status 0',
    async (http) => {
      const url = await serve((_, response) => response.writeHead(http, json).end(body));
      expect(await call(url, channel)).toMatchObject({ kind: 'failed', reason: `HTTP ${http}, status 0` });
    },
  );

  it('counts as refused after an error status with HTTP 200 or 422, and only as failed with HTTP 429 or 500', async () => {
    const refusal = '{"status":-10,"message":"ERROR_BAD_PARAMETERS_EMAIL"}';
    for (const [http, kind] of [
      [200, 'refused'],
      [422, 'refused'],
      [429, 'failed'],
      [500, 'failed'],
    ] as const) {
      const url = await serve((_, response) => response.writeHead(http, json).end(refusal));
      expect(await call(url, channel), `${http}`).toMatchObject({ kind });
    }
  });
});

describe('the pause that a service requests', () => {
  const ask = async (status: number, value: string) => {
    const url = await serve((_, response) => response.writeHead(status, { ...json, 'retry-after': value }).end('{}'));
    const result = await call(url);
    return result.kind === 'failed' ? result.retryAfter : undefined;
  };

  it.each([
    [429, '120', 120],
    [503, ' 7 ', 7],
    [503, '0', 0],
    [503, 'Thu, 01 Jan 1970 00:00:00 GMT', 0],
  ])('with HTTP %d and Retry-After “%s” lasts %s seconds', async (status, value, seconds) => {
    expect(await ask(status, value)).toBe(seconds);
  });

  it('with a date in Retry-After lasts the number of seconds until then', async () => {
    const seconds = (await ask(503, new Date(Date.now() + 3_600_000).toUTCString())) ?? 0;
    expect(seconds).toBeGreaterThan(3500);
    expect(seconds).toBeLessThanOrEqual(3600);
  });

  it.each([
    [500, '120'],
    [200, '120'],
    [503, '-5'],
    [503, '1.5'],
    [503, 'soon'],
    [503, '2099-01-01'],
  ])('with HTTP %d and Retry-After “%s” is ignored', async (status, value) => {
    expect(await ask(status, value)).toBeUndefined();
  });

  it('stops work until the longest pause is over, up to the limit, and does not restart work after end()', () => {
    vi.useFakeTimers();
    const said: string[] = [];
    const pause = createPause(
      () => said.push('stop'),
      () => said.push('start'),
      100,
    );
    pause.take(10);
    pause.take(40);
    pause.take(5);
    vi.advanceTimersByTime(39_000);
    expect(said).toEqual(['stop']);
    vi.advanceTimersByTime(1000);
    expect(said).toEqual(['stop', 'start']);
    pause.take(31_536_000);
    vi.advanceTimersByTime(100_000);
    expect(said).toEqual(['stop', 'start', 'stop', 'start']);
    pause.take(10);
    pause.end();
    pause.take(10);
    vi.advanceTimersByTime(100_000);
    expect(said).toHaveLength(5);
    vi.useRealTimers();
  });
});
