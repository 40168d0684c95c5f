import { expect, it } from 'vitest';
import { readResponse } from './read-response.ts';

it('readResponse stops after 64 KB of a body that never ends, and cancels the stream', async () => {
  const piece = new Uint8Array(1024).fill(32);
  let given = 0;
  let isCancelled = false;
  const body = new ReadableStream({
    pull(controller) {
      given += piece.length;
      controller.enqueue(piece);
    },
    cancel() {
      isCancelled = true;
    },
  });
  expect(await readResponse(new Response(body))).toBeUndefined();
  expect(isCancelled).toBe(true);
  // The piece that exceeds the limit, and one that the stream holds ready.
  expect(given).toBeLessThanOrEqual(66 * 1024);
});

it('readResponse reads nothing of a body whose Content-Length exceeds 64 KB', async () => {
  let isRead = false;
  const body = new ReadableStream(
    {
      pull() {
        isRead = true;
      },
    },
    { highWaterMark: 0 },
  );
  expect(await readResponse(new Response(body, { headers: { 'content-length': '65537' } }))).toBeUndefined();
  expect(isRead).toBe(false);
});
