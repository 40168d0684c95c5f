import { readDocument } from '../page/page-properties.ts';

/** In the form that URL serializes. Plain HTTP is allowed on this machine only, where nothing crosses a network. */
const web = /^(https:\/\/[^/@]+|http:\/\/(localhost|127[.\d]+|\[::1])(:\d+)?)\//;

/** A base that no relative address resolves against. */
const nowhere = 'about:blank';

// While prerendering there is no page: a relative address stays relative, and its origin is known to be safe.
const findBase = () => (typeof document === 'undefined' ? 'https://page.invalid' : readDocument('baseURI'));

/**
 * The only place that decides which addresses from attributes, properties, feeds and responses may become a link, a
 * picture or a request: `https:`, `http:` on this machine, and the origin of `base` (by default the page's own, which
 * a `<base>` does not change), all without user name or password. Returns the absolute address, or an empty text for
 * any other.
 */
export function readAddress(text: unknown, base?: string): string {
  try {
    const { href } = new URL(text as string, base ?? findBase());
    return web.test(href) || href.startsWith(new URL('/', base ?? location.href).href) ? href : '';
  } catch {
    return '';
  }
}

/** The origin that the text names; empty if it has a path or is unsafe. `/` is the page's own. */
export function readOrigin(text: string): string {
  if (text === '/') return text;
  return readAddress(text, nowhere).replace(/([^/]+\/\/[^/]+)\/$|.+/, '$1');
}

/** Whether a text is an absolute path. Two leading slashes would name another host. */
export function isPath(text: unknown): text is string {
  return typeof text === 'string' && /^\/[^\s/\\]/.test(text);
}

/** Resolves a path against a service, or accepts an absolute address; empty for any other. */
export function readServiceAddress(text: unknown, serviceOrigin: string): string {
  return isPath(text) ? serviceOrigin + text : readAddress(text, nowhere);
}
