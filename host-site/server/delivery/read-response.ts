/** Maximum bytes of a response; ours have about a hundred. */
const limit = 64 * 1024;

/**
 * Parses the JSON of a response while it streams, up to 64 KB; undefined when it is longer or not JSON. Rejects when
 * the connection breaks. The caller must close the connection of a long response.
 */
export async function readResponse({ body, headers }: Response): Promise<unknown> {
  if (Number(headers.get('content-length') ?? 0) > limit) return undefined;
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.byteLength;
    if (size > limit) return undefined;
    chunks.push(chunk);
  }
  try {
    return JSON.parse(Buffer.concat(chunks).toString('utf8'));
  } catch {
    return undefined;
  }
}
