/** Most bytes that a handler reads of a request. */
const bodyLimit = 16 * 1024;

export type BodyResult = { kind: 'text'; text: string } | { kind: 'tooLarge' } | { kind: 'unreadable' };

/** Reads a body as UTF-8, counting as it comes: a chunked one announces no length. */
export async function readBody(request: Request): Promise<BodyResult> {
  if (Number(request.headers.get('content-length') ?? 0) > bodyLimit) return { kind: 'tooLarge' };
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let text = '';
  let size = 0;
  try {
    for await (const chunk of request.body ?? []) {
      size += chunk.byteLength;
      if (size > bodyLimit) return { kind: 'tooLarge' };
      text += decoder.decode(chunk, { stream: true });
    }
    return { kind: 'text', text: text + decoder.decode() };
  } catch {
    return { kind: 'unreadable' };
  }
}
