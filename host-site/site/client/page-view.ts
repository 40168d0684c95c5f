import { visitParameters } from '../../../widgets/shared/submissions/visit-parameters.ts';
import type { PageView } from '../../../widgets/shared/tracking/tracking-event.ts';

/**
 * The only parameters that are told beside campaigns and clicks on ads: choices among what our pages list. Any other may hold
 * what someone typed, where they are, or the token of an email's link.
 */
const toldParameters = /^(season|room|find|brand|dept|prov)$/;
const emailAddress = /@|%40/;

/**
 * The page view without personal data, in the address and in the referrer (TR-01). The path of a missing page is not
 * told: it is whatever someone typed or pasted. An invalid referrer, such as an empty one, becomes empty.
 */
export function describePageView(
  page: Pick<Document, 'URL' | 'referrer'>,
  locale: string,
  routeName: string,
): PageView {
  const url = removePersonalParts(new URL(page.URL));
  if (routeName === '404') url.pathname = `/${locale}/404`;
  return {
    event: 'pageview',
    hostname: url.hostname,
    url: url.href,
    path: url.pathname,
    page_title: `${locale}:${routeName}`,
    page_referrer: tellReferrer(page.referrer),
  };
}

function tellReferrer(referrer: string): string {
  try {
    return removePersonalParts(new URL(referrer)).href;
  } catch {
    return '';
  }
}

function removePersonalParts(url: URL): URL {
  for (const [name, value] of [...url.searchParams]) {
    const isTold = visitParameters.test(name) || toldParameters.test(name);
    if (!isTold || emailAddress.test(value)) url.searchParams.delete(name);
  }
  if (emailAddress.test(url.pathname)) url.pathname = '';
  url.hash = '';
  return url;
}
