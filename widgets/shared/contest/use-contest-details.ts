import { useEffect, useState } from 'react';
import { handlerPaths } from '../brand/endpoints.ts';
import { fetchJson } from '../http/fetch-json.ts';
import type { Locale } from '../locale/locale.ts';
import { type ContestDetails, type ContestState, contestStates } from '../submissions/contest-details.ts';

/** A contest's details, and how far loading them has got. */
export interface LoadedContest {
  /** Undefined until they are known. */
  details: ContestDetails | undefined;
  /** Whether the latest try failed; undefined before the first failure. */
  hasFailed: boolean | undefined;
  /** Whether the service does not know the contest. */
  isUnknown: boolean | undefined;
  retry: () => void;
  /** Sets the state that the service's answer reported. */
  setState: (state: ContestState) => void;
}

/** Whether a value from the service or the page is a contest; checks one property that no other answer has. */
function isContestDetails(value: unknown): value is ContestDetails {
  const { state, prizes } = Object(value) as ContestDetails;
  return contestStates.includes(state) && Array.isArray(prizes);
}

/**
 * A contest as the page provides it (`given`, not validated), then as the service does. The state is always the
 * service's. The page's details stay where the service cannot be reached.
 */
export function useContestDetails(
  serviceOrigin: string,
  contest: string,
  locale: Locale,
  given: unknown,
): LoadedContest {
  const url = `${serviceOrigin + handlerPaths.contestDetails}?${new URLSearchParams({ contest, locale })}`;
  const [known, setKnown] = useState(isContestDetails(given) ? given : undefined);
  /** The latest request that failed; without an address while it is tried again. */
  const [failed, setFailed] = useState<{ url?: string; isUnknown?: boolean }>();
  const hasFailed = failed && failed.url === url;

  useEffect(() => {
    if (hasFailed) return;
    let isLatest = true;
    fetchJson(url).then((answer) => {
      if (!isLatest) return;
      if (answer.ok && isContestDetails(answer.body)) {
        setKnown(answer.body);
        return;
      }
      const isUnknown = answer.httpStatus === 404;
      if (isUnknown) console.warn(`There is no contest "${contest}"`);
      else console.error(`contest details: ${contest}`);
      setFailed({ url, isUnknown });
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
