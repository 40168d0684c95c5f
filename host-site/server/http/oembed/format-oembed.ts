import { escapeHtml } from '../../../sources/escape-html.ts';

/** A response of type `rich` (https://oembed.com/#section2.3.4). */
export type OembedResponse = Readonly<Record<string, string | number>>;

/** A response as XML. */
export function formatXml(response: OembedResponse): string {
  const parts = Object.entries(response).map(([name, value]) => `<${name}>${escapeHtml(String(value))}</${name}>`);
  return `<?xml version="1.0" encoding="utf-8" standalone="yes"?><oembed>${parts.join('')}</oembed>`;
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" };

/** The text of escaped HTML, as React writes it. */
export function readEscaped(html: string): string {
  return html.replace(/&(amp|lt|gt|quot|#x27|#39);/g, (_, name: string) => entities[name] ?? '');
}
