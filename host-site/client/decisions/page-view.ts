/** A page view as the tag manager reads it (TR-01). */
export interface PageView {
  event: 'pageview';
  hostname: string;
  /** Whole address; the values of `s` and `email`, which say where or who somebody is, are left out. */
  url: string;
  path: string;
  page_title: string;
  page_referrer: string;
}

interface PageFacts {
  address: string;
  locale: string;
  routeName: string;
  referrer: string;
}

const personalParameters = ['s', 'email'];

/** TR-01. An address that cannot be parsed, such as an empty referrer, is passed on as nothing. */
export function describePageView({ address, locale, routeName, referrer }: PageFacts): PageView {
  const { hostname, pathname } = new URL(address);
  return {
    event: 'pageview',
    hostname,
    url: removePersonalValues(address),
    path: pathname,
    page_title: `${locale}:${routeName}`,
    page_referrer: removePersonalValues(referrer),
  };
}

function removePersonalValues(address: string): string {
  if (!URL.canParse(address)) return '';
  const url = new URL(address);
  for (const name of personalParameters) {
    if (url.searchParams.has(name)) url.searchParams.set(name, '');
  }
  return url.href;
}
