/** An address as someone pasted it, as a page would have it. */
export interface PastedPath {
  /** In small letters, decoded, without a slash or a file's ending at its end. */
  path: string;
  /** Its query with `?`, also one that the path contained; empty for none. */
  search: string;
  /** Whether the address was only spelled in another way; else it had something that does not belong to it. */
  isSpelling: boolean;
}

// Punctuation of the sentence or the markup around an address.
const trailingPunctuation = /[\s.,;:!?…"'()[\]{}<>«»“”„‘’‹›*|\\`]+$/u;
// Of servers that show their files.
const fileEnding = /(?:\/index)?\.html?$/;

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function tidySpelling(path: string): string {
  return path.toLowerCase().replace(/\/+/g, '/').replace(/\/$/, '').replace(fileEnding, '').replace(/\/$/, '');
}

/** Removes what surrounds an address, and again below a slash: `/en/contact/).` */
function stripSurroundings(path: string): string {
  const stripped = tidySpelling(path.replace(trailingPunctuation, ''));
  return stripped === path ? path : stripSurroundings(stripped);
}

/** Queries that began with `&`, or whose `?` was encoded, and with it perhaps all that follows. */
function joinQueries(found: string, search: string): string {
  const given = found.includes('=') ? found : decode(found);
  const query = [given, search.slice(1)].filter(Boolean).join('&');
  // Encoded anew: it becomes a header.
  return query && `?${new URLSearchParams(query)}`;
}

/**
 * Reads a path that is not a page's as someone may have pasted it. The caller leads to a page of ours only, never to the
 * path itself.
 */
export function readPastedPath(pathname: string, search: string): PastedPath {
  // No page has a path as long; the expressions would take their time.
  if (pathname.length > 1000) return { path: pathname, search, isSpelling: true };
  const [, plain = pathname, query] = /^(.*?)(?:(?:&|%3F|%26)(.*))?$/is.exec(pathname) ?? [];
  // DI: characters that are not displayed, such as zero-width spaces.
  const decoded = decode(plain);
  const spelled = tidySpelling(decoded);
  const path = stripSurroundings(spelled.replace(/\p{DI}/gu, '').trimEnd());
  const isSpelling = query === undefined && path === spelled;
  return { path, search: query === undefined ? search : joinQueries(query, search), isSpelling };
}
