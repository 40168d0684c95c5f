import { findOpen } from './read-markup.ts';
import type { Finding } from './report.ts';

/** Whether an element frames a player of another site, which an isolated page blocks where frames cannot be let in. */
const framesVideo = ({ localName, shadowRoot }: Element): boolean =>
  localName === 'vitrine-video-block' && !!shadowRoot && !shadowRoot.querySelector('video');

/** Browsers with this attribute let a frame of another site into a page that is wholly isolated. */
const letsFramesIn = (): boolean => self.crossOriginIsolated && 'credentialless' in HTMLIFrameElement.prototype;

/**
 * What the page tells as its server sends it: our tags that stay open there, and whether it is isolated. Nothing if it
 * cannot be read.
 */
export async function inspectSource(elements: readonly Element[]): Promise<readonly Finding[]> {
  try {
    const response = await fetch(location.href, { headers: { accept: 'text/html' } });
    const isIsolated = /^(require-corp|credentialless)/.test(
      response.headers.get('cross-origin-embedder-policy') ?? '',
    );
    const isBlocked = isIsolated && !letsFramesIn() && elements.some(framesVideo);
    // In XML a tag may close itself, and one that is open is no page.
    const open = document.contentType === 'text/html' ? findOpen(await response.text()) : [];
    return [
      ...(isBlocked ? [{ key: 'videoIsolated', anchor: 'policy' } satisfies Finding] : []),
      ...open.map(
        ({ name: tag, isSelfClosed }): Finding => ({
          key: isSelfClosed ? 'selfClosed' : 'unclosed',
          values: { tag },
          anchor: 'closing',
        }),
      ),
    ];
  } catch {
    return [];
  }
}
