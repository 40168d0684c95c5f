/** NL-02, NL-03: whether the lightbox must not show: a newsletter page, or a visit from the newsletter itself. */
export function isHiddenAt(pathname: string, search: string): boolean {
  const lastSegment = pathname.toLowerCase().split('/').filter(Boolean).at(-1);
  const query = new URLSearchParams(search.toLowerCase());
  return lastSegment === 'newsletter' || (query.get('utm_source') === 'zeta' && query.get('utm_medium') === 'email');
}
