/**
 * A random UUID: the File API ends the address of every blob with a new one. `crypto.randomUUID` is missing on pages
 * served over plain HTTP.
 */
export function createUuid(): string {
  const address = URL.createObjectURL(new Blob());
  URL.revokeObjectURL(address);
  return address.slice(-36);
}

const latest: Record<string, { body: string; key: string }> = {};

/**
 * The idempotency key of a body for a URL: the same until another body is sent there, so that a retry after a lost
 * response is stored once, also by a form that the page has made anew meanwhile.
 */
export function chooseKey(url: string, body: string): string {
  if (latest[url]?.body !== body) latest[url] = { body, key: createUuid() };
  return latest[url].key;
}
