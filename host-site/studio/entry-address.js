/**
 * The entry that one of the editor's addresses names, as in `#/collections/landing/entries/holiday-gifts`: without a slug
 * while it is new, undefined for a list.
 * @param {string} hash
 * @returns {{ kind: string, slug: string | undefined } | undefined}
 */
export function readAddress(hash) {
  const [, kind = '', slug] = /^#\/collections\/([^/]+)\/(?:new|entries\/([^?]+))/.exec(hash) ?? [];
  return kind ? { kind, slug } : undefined;
}
