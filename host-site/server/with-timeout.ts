/** Something took too long. */
class TimeoutError extends Error {
  override name = 'TimeoutError';
}

/** Rejects with a TimeoutError after that many milliseconds. The work itself goes on. */
export async function withTimeout<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const tooSlow = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TimeoutError(`no response within ${milliseconds} ms`)), milliseconds);
  });
  return Promise.race([work, tooSlow]).finally(() => clearTimeout(timer));
}
