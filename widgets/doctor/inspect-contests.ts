import { handlerPaths } from '../shared/brand/endpoints.ts';
import { resolveElementLocale } from '../shared/element/element-locale.ts';
import type { ContestState } from '../shared/submissions/contest-details.ts';
import { findService, readSetting } from './find-service.ts';
import { patience } from './inspect-services.ts';
import type { Finding } from './report.ts';

/** The element of contests that ask for a PIN. */
const pinTag = 'vitrine-new-movers';

interface ContestAnswer {
  state?: ContestState;
  /** Why an element's form could not enter the contest: a sentence in English. */
  reason?: string;
}

const ofState = { before: 'contestBefore', closed: 'contestClosed' } as const;

/** What the service says of the contest of an element: nothing of one that is open, nor where it does not answer. */
export async function inspectContest(element: HTMLElement): Promise<readonly Finding[]> {
  const contest = element.getAttribute('contest');
  if (!contest) return [];
  const query = {
    contest,
    locale: resolveElementLocale(element),
    brand: readSetting(element, 'brand'),
    pin: `${element.localName === pinTag}`,
  };
  try {
    const address = `${findService(element) + handlerPaths.contestDetails}?${new URLSearchParams(query)}`;
    const response = await fetch(address, { credentials: 'omit', signal: AbortSignal.timeout(patience) });
    const { state, reason } = (await response.json()) as ContestAnswer;
    if (reason) return [{ key: 'contestRefused', values: { reason: reason.slice(0, 200) }, anchor: 'attributes' }];
    return state && state !== 'open' ? [{ key: ofState[state] }] : [];
  } catch {
    return [];
  }
}
