/**
 * A random UUID: the File API ends the address of every blob with a new one. `crypto.randomUUID` is missing on pages
 * served over plain HTTP.
 */
export function createUuid(): string {
  const address = URL.createObjectURL(new Blob());
  URL.revokeObjectURL(address);
  return address.slice(-36);
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
