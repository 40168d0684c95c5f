import { useEffect, useState } from 'react';
import type { BrandKey } from '../brand/brands.ts';
import { handlerPaths } from '../brand/endpoints.ts';
import { warnOnce } from '../element/warn.ts';
import { fetchJson } from '../http/fetch-json.ts';
import type { Locale } from '../locale/locale.ts';
import { type ContestDetails, type ContestState, contestStates } from '../submissions/contest-details.ts';

/** What a contest widget asks for. */
interface ContestRequest {
  serviceOrigin: string;
  locale: Locale;
  brand: BrandKey;
  /** Present where the form asks for a PIN. */
  pin?: object | undefined;
  attributes: { contest: string; details: unknown };
}

/** A contest's details, and how far loading them has got. */
export interface LoadedContest {
  /** Undefined until they are known. */
  details: ContestDetails | undefined;
  /** Whether the latest try failed; undefined before the first failure. */
  hasFailed: boolean | undefined;
  /** Whether the service has no such contest for this widget and its brand. */
  isUnknown: boolean | undefined;
  retry: () => void;
  /** Sets the state that the service's response reported. */
  setState: (state: ContestState) => void;
}

/** Whether a value from the service or the page is a contest; checks one property that no other response has. */
function isContestDetails(value: unknown): value is ContestDetails {
  const { state, prizes } = Object(value) as ContestDetails;
  return contestStates.includes(state) && Array.isArray(prizes);
}

/**
 * A contest as the page provides it (`details`, not validated), then as the service does. The state is always the
 * service's. The page's details stay where the service cannot be reached.
 */
export function useContestDetails({
  serviceOrigin,
  locale,
  brand,
  pin,
  attributes: { contest, details: given },
}: ContestRequest): LoadedContest {
  const query = { contest, locale, brand, pin: `${!!pin}` };
  const url = `${serviceOrigin + handlerPaths.contestDetails}?${new URLSearchParams(query)}`;
  const [known, setKnown] = useState(isContestDetails(given) ? given : undefined);
  /** The latest request that failed; without an address while it is tried again. */
  const [failed, setFailed] = useState<{ url?: string; isUnknown?: boolean }>();
  const hasFailed = failed && failed.url === url;

  useEffect(() => {
    if (hasFailed) return;
    if (!contest) warnOnce('vitrine: <vitrine-contest-entry> needs the attribute "contest", the id of a contest.');
    let isLatest = true;
    fetchJson(url).then((result) => {
      if (!isLatest) return;
      const { body } = result as { body?: unknown };
      if (isContestDetails(body)) {
        setKnown(body);
        return;
      }
      // Where no form could be sent, the service says why, and what the page's details say is wrong.
      const reason = (body as { reason?: string } | null | undefined)?.reason;
      if (reason) {
        setKnown(undefined);
        console.warn(`vitrine: contest="${contest}": ${reason}`);
      } else console.error(`contest details: ${contest}`);
      setFailed({ url, isUnknown: !!reason });
    });
    return () => {
      isLatest = false;
    };
  }, [url, contest, hasFailed]);

  return {
    // The element may have moved on to another contest: show nothing of the old one.
    details: known?.id === contest ? known : undefined,
    hasFailed,
    isUnknown: hasFailed && failed?.isUnknown,
    retry: () => setFailed({}),
    setState: (state) => known && setKnown({ ...known, state }),
  };
}
