/** Caches `compute` by key, for the last `most` keys used. */
export function memoizeLatest<Result>(compute: (key: string) => Result, most: number): (key: string) => Result {
  const known = new Map<string, Result>();
  return (key) => {
    const result = known.has(key) ? (known.get(key) as Result) : compute(key);
    // The first key is the oldest: a Map keeps insertion order.
    known.delete(key);
    known.set(key, result);
    if (known.size > most) known.delete(known.keys().next().value as string);
    return result;
  };
}
