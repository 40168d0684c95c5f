import type { RuleState } from '../../shared/attention/examination.ts';

/** NL-02, NL-03: the pages where the lightbox must not show: a newsletter page, or a visit from the newsletter itself. */
export function listPageKinds({ pathname, search }: Pick<Location, 'pathname' | 'search'>): readonly RuleState[] {
  const query = new URLSearchParams(search.toLowerCase());
  return [
    ['newsletter-page', /\/newsletter\/*$/i.test(pathname)],
    ['from-newsletter', query.get('utm_source') === 'zeta' && query.get('utm_medium') === 'email'],
  ];
}
