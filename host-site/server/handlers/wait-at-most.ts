/**
 * Rejects after that many milliseconds: a slow database gets the answer of a failed one. If it commits later, a repeat
 * with the same key gets that answer.
 */
export async function waitAtMost<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const tooSlow = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The database did not answer in time')), milliseconds);
  });
  return Promise.race([work, tooSlow]).finally(() => clearTimeout(timer));
}
