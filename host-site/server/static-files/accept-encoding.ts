import type { Encoding } from './file-index.ts';

/** The smallest of the existing encodings that an Accept-Encoding header allows; undefined for the plain file. */
export function chooseEncoding(header: string | undefined, existing: readonly Encoding[]): Encoding | undefined {
  const weights = new Map<string, number>();
  for (const part of (header ?? '').toLowerCase().slice(0, 500).split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim());
    const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
    weights.set(name, quality === undefined ? 1 : Number(quality) || 0);
  }
  const allows = (encoding: Encoding) => (weights.get(encoding) ?? weights.get('*') ?? 0) > 0;
  return (['br', 'gzip'] as const).find((encoding) => existing.includes(encoding) && allows(encoding));
}
