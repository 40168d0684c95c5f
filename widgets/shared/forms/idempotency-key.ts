/** A random UUID (version 4), made by hand because `crypto.randomUUID` is missing on pages served over plain HTTP. */
export function createUuid(): string {
  const digits = [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => (byte + 256).toString(16).slice(1))
    .join('');
  return digits.replace(/(.{8})(.{4}).(.{3}).(.{3})(.{12})/, '$1-$2-4$3-a$4-$5');
}

/** Keys by content: the same body sent again gets the same key, so that a retry after a lost answer cannot double it. */
export function createIdempotencyKeys(createKey: () => string): (body: string) => string {
  let last = { body: '', key: '' };
  return (body) => {
    if (!last.key || last.body !== body) last = { body, key: createKey() };
    return last.key;
  };
}
