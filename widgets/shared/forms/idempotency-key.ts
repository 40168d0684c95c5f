/** A random UUID (version 4), made by hand because `crypto.randomUUID` is missing on pages served over plain HTTP. */
export function createUuid(): string {
  const random = [...crypto.getRandomValues(new Uint8Array(36))];
  // 0 stands for any digit, 8 for the variant: 8, 9, a or b.
  return '00000000-0000-4000-8000-000000000000'.replace(/[08]/g, (digit) =>
    (+digit | ((random.pop() as number) & (+digit ? 3 : 15))).toString(16),
  );
}

/** Creates keys by content: the same body gets the same key, so that a retry after a lost answer is stored once. */
export function createIdempotencyKeys(createKey: () => string): (body: string) => string {
  let last = '';
  let key = '';
  return (body) => {
    if (body !== last) key = createKey();
    last = body;
    return key;
  };
}
