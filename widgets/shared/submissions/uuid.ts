/** Pattern of a request id or idempotency key; only schemas, which run on the server, need it. */
export const uuidPattern = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i;
