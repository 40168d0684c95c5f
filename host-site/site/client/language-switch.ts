import type { Locale } from '../../../widgets/shared/locale/locale.ts';

interface SwitchedFrom {
  search: string;
  hash: string;
}

/** Whether a page can be loaded, as far as is known. */
export type Reachability = 'reachable' | 'failing' | 'unknown';

/** How long a click waits for an answer, in milliseconds: after that, the browser loads the page, and shows that it does. */
const patience = 3000;
const firstServerError = 500;

/** The other language's path with the query and fragment of the current page (LOC-04). */
export function keepQueryAndHash(path: string, { search, hash }: SwitchedFrom): string {
  return path + search + hash;
}

/** Target of a language switch that fails (LOC-04, RT-09): the error page in the visitor's language. */
export function formatErrorPath(locale: Locale): string {
  return `/${locale}/error`;
}

/** Whether the browser itself follows the link of a click: in another tab or window, or as a download. */
export function isModified({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  return button !== 0 || ctrlKey || metaKey || shiftKey || altKey;
}

/**
 * Asks for a page without its body, so that it is not transferred twice. A browser shows its own page for a network
 * failure, which a script can't replace afterwards.
 */
export async function checkPage(
  address: string,
  request: typeof fetch = fetch,
  limit: number = patience,
): Promise<Reachability> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), limit);
  try {
    const { status } = await request(address, { method: 'HEAD', signal: controller.signal });
    // A server in between may not know HEAD.
    if (status === 501) return 'unknown';
    return status < firstServerError ? 'reachable' : 'failing';
  } catch {
    return controller.signal.aborted ? 'unknown' : 'failing';
  } finally {
    clearTimeout(timer);
  }
}
