import type { PageView } from '../../widgets/shared/tracking/tracking-event.ts';

interface PageFacts {
  address: string;
  locale: string;
  routeName: string;
  referrer: string;
}

/** Parameters that reveal a person's position or identity. */
const personalParameters = ['s', 'q', 'email'];
const emailAddress = /@|%40/i;

/** Removes personal data from an address (TR-01). An invalid address, such as an empty referrer, becomes empty. */
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
  for (const [name, value] of [...url.searchParams]) {
    // An e-mail address may appear under any name, for example in links of mailings.
    if (personalParameters.includes(name) || emailAddress.test(value)) url.searchParams.set(name, '');
  }
  if (emailAddress.test(url.hash)) url.hash = '';
  return url.href;
}
