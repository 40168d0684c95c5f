import { readDocument } from '../page/page-properties.ts';
import { createModuleLink } from './module-link.ts';

const underWay = /* @__PURE__ */ new Map<string, Promise<unknown>>();

/**
 * Fetches a module without running it; the browser then refuses to import any content from this URL that does not match
 * the SHA-256, which is in base64 without its padding. Rejects when the fetch fails or the content differs. Without
 * `modulepreload` nothing is checked.
 */
export function checkModule(url: string, digest: string): Promise<unknown> {
  let fetched = underWay.get(url);
  if (!fetched) {
    const link = createModuleLink(url);
    link.integrity = `sha256-${digest}=`;
    // A policy may ask for it; what a script imports has that of the script.
    for (const { nonce } of readDocument('scripts')) link.nonce ||= nonce as string;
    fetched = new Promise((resolve, reject) => {
      if (!link.relList.supports('modulepreload')) resolve(undefined);
      link.onload = resolve;
      link.onerror = () => reject(new Error(`${url} failed`));
    });
    readDocument('head').append(link);
    underWay.set(url, fetched);
  }
  return fetched;
}
