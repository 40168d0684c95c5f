/** Resolves after this many milliseconds; rejects with the signal's reason as soon as it aborts. */
export function wait(milliseconds: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    const stop = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    if (signal?.aborted) stop();
    else signal?.addEventListener('abort', stop, { once: true });
  });
}

/**
 * Settles as the promise does, if it does so within this many milliseconds.
 * @throws what the promise throws, the signal's reason if it aborts first, or an error named `TimeoutError`
 */
export async function withTimeout<Value>(
  promise: Promise<Value>,
  milliseconds: number,
  what: string,
  signal?: AbortSignal,
): Promise<Value> {
  const settled = new AbortController();
  const silence = wait(milliseconds, settled.signal).then(() => {
    throw new DOMException(`${what} did not respond within ${milliseconds} ms.`, 'TimeoutError');
  });
  const refusal = new Promise<never>((_, reject) => {
    if (signal?.aborted) reject(signal.reason);
    signal?.addEventListener('abort', () => reject(signal.reason), { once: true, signal: settled.signal });
  });
  try {
    return await Promise.race([promise, silence, refusal]);
  } finally {
    settled.abort();
  }
}
