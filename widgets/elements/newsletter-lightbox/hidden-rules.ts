/** NL-02, NL-03: whether the lightbox must not show: a newsletter page, or a visit from the newsletter itself. */
export function isHiddenAt({ pathname, search }: Pick<Location, 'pathname' | 'search'>): boolean {
  const query = new URLSearchParams(search.toLowerCase());
  return (
    /\/newsletter\/*$/i.test(pathname) || (query.get('utm_source') === 'zeta' && query.get('utm_medium') === 'email')
  );
}
