/** What a request id or an idempotency key has to look like; only schemas, which run on the server, need it. */
export const uuidPattern = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i;
