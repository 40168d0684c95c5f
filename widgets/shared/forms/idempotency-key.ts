/** A random UUID (version 4). `crypto.randomUUID` is missing on pages served over plain HTTP. */
export function createUuid(): string {
  return (
    crypto.randomUUID?.() ??
    '10000000-1000-4000-8000-100000000000'.replace(/[018]/g, (digit) =>
      (Number(digit) ^ ((crypto.getRandomValues(new Uint8Array(1))[0] ?? 0) & (15 >> (Number(digit) / 4)))).toString(
        16,
      ),
    )
  );
}

/** Keys by content: the same body sent again gets the same key, so that a retry after a lost answer cannot double it. */
export function createIdempotencyKeys(createKey: () => string): (body: string) => string {
  let last = { body: '', key: '' };
  return (body) => {
    if (!last.key || last.body !== body) last = { body, key: createKey() };
    return last.key;
  };
}
