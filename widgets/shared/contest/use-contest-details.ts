import { useCallback, useEffect, useRef, useState } from 'react';
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
  isUnknown: boolean;
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
  const [known, setKnown] = useState(isContestDetails(given) ? given : undefined);
  const [hasFailed, setFailed] = useState<boolean>();
  const [unknown, setUnknown] = useState('');
  const latest = useRef(0);

  const load = useCallback(() => {
    const turn = ++latest.current;
    const query = new URLSearchParams({ contest, locale });
    fetchJson(`${serviceOrigin + handlerPaths.contestDetails}?${query}`).then((answer) => {
      if (turn !== latest.current) return;
      const isFound = answer.ok && isContestDetails(answer.body);
      if (isFound) setKnown(answer.body as ContestDetails);
      else if (answer.httpStatus === 404) {
        setUnknown(contest);
        console.warn(`There is no contest "${contest}"`);
      } else console.error(`contest details: ${contest}`);
      setFailed(!isFound);
    });
    return () => {
      latest.current++;
    };
  }, [serviceOrigin, contest, locale]);
  useEffect(load, [load]);

  return {
    // The element may have moved on to another contest: show nothing of the old one.
    details: known?.id === contest ? known : undefined,
    hasFailed,
    isUnknown: unknown === contest && !!hasFailed,
    retry() {
      setFailed(false);
      load();
    },
    setState: (state) => known && setKnown({ ...known, state }),
  };
}
