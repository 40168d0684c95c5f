/** A request's body, or why it was not read. */
export type BodyResult = { kind: 'text'; text: string } | { kind: 'tooLarge' } | { kind: 'unreadable' };

/** Reads a body of at most `limit` bytes as UTF-8. Counts while reading, since a chunked body announces no length. */
export async function readBody(request: Request, limit: number): Promise<BodyResult> {
  const length = request.headers.get('content-length');
  if (Number(length ?? 0) > limit) return { kind: 'tooLarge' };
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let text = '';
  let size = 0;
  try {
    // The HTTP parser reads no more than was announced. All at once, which spares a web stream for every body.
    if (length !== null) return { kind: 'text', text: decoder.decode(await request.arrayBuffer()) };
    for await (const chunk of request.body ?? []) {
      size += chunk.byteLength;
      if (size > limit) return { kind: 'tooLarge' };
      text += decoder.decode(chunk, { stream: true });
    }
    return { kind: 'text', text: text + decoder.decode() };
  } catch {
    return { kind: 'unreadable' };
  }
}
