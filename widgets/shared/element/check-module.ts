import { createModuleLink } from './module-link.ts';

const underWay = /* @__PURE__ */ new Map<string, Promise<unknown>>();

/**
 * Fetches a module without running it; the browser lets nobody import another content from this address than the
 * SHA-256 says. Rejects when it could not be fetched or has been changed. Without `modulepreload` nothing is checked.
 */
export function checkModule(url: string, digest: string): Promise<unknown> {
  let fetched = underWay.get(url);
  if (!fetched) {
    const link = createModuleLink(url);
    link.integrity = `sha256-${digest}`;
    fetched = new Promise((resolve, reject) => {
      if (!link.relList.supports('modulepreload')) resolve(undefined);
      link.onload = resolve;
      link.onerror = () => reject(new Error(`${url} is missing or has been changed.`));
    });
    underWay.set(url, fetched);
    document.head.append(link);
  }
  return fetched;
}
