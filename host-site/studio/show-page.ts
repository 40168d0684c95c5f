/** A file of the local site, for the frame beside the editor. */
export interface ShownPage {
  status: number;
  type: string;
  body: Buffer;
  headers: Record<string, string>;
}

/**
 * A page of the local site, or one of its files, under the studio's own origin: a page can be framed by its own origin
 * alone. It is sandboxed, so that no script of it runs beside what may write files; pages show their content without one.
 */
export async function showPage(site: string, path: string): Promise<ShownPage> {
  try {
    const response = await fetch(site + path, { signal: AbortSignal.timeout(10_000), redirect: 'manual' });
    const type = response.headers.get('content-type') ?? 'application/octet-stream';
    const policy =
      "sandbox allow-same-origin; default-src 'self' data:; style-src 'self' 'unsafe-inline'; frame-ancestors 'self'";
    return {
      status: response.status,
      type,
      body: Buffer.from(await response.arrayBuffer()),
      headers: {
        'Content-Security-Policy': policy,
        ETag: response.headers.get('etag') ?? '',
      },
    };
  } catch {
    return { status: 502, type: 'text/plain', body: Buffer.from('502'), headers: {} };
  }
}
