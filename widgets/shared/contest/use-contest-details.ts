import { useEffect, useState } from 'react';
import { handlerPaths } from '../brand/endpoints.ts';
import { fetchJson } from '../http/fetch-json.ts';
import type { Locale } from '../locale/locale.ts';
import { type ContestDetails, type ContestState, contestStates } from '../submissions/contest-details.ts';

export interface LoadedContest {
  /** Undefined until something is known. */
  details: ContestDetails | undefined;
  /** Undefined before the first try failed; then whether the latest try did. */
  hasFailed: boolean | undefined;
  retry: () => void;
  /** Takes over the state that an answer told. */
  setState: (state: ContestState) => void;
}

/** Whether a value, from the service or from the page, is a contest; one part that no other answer has stands for all. */
function isContestDetails(value: unknown): value is ContestDetails {
  const { state, prizes } = Object(value) as ContestDetails;
  return contestStates.includes(state) && Array.isArray(prizes);
}

/**
 * A contest as the page knows it (`given`, anything), then as the service does: the state is always the service's. What
 * was given stays where the service cannot be reached.
 */
export function useContestDetails(
  serviceOrigin: string,
  contest: string,
  locale: Locale,
  given: unknown,
): LoadedContest {
  const [known, setKnown] = useState(isContestDetails(given) ? given : undefined);
  const [hasFailed, setFailed] = useState<boolean>();
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let isCurrent = true;
    const query = new URLSearchParams({ contest, locale });
    fetchJson(`${serviceOrigin + handlerPaths.contestDetails}?${query}`).then((answer) => {
      if (!isCurrent) return;
      const isFound = answer.ok && isContestDetails(answer.body);
      if (isFound) setKnown(answer.body as ContestDetails);
      else console.error(`contest details: ${contest}`);
      setFailed(!isFound);
    });
    return () => {
      isCurrent = false;
    };
  }, [serviceOrigin, contest, locale, attempt]);

  return {
    // Of a contest that the element no longer asks for, nothing is shown.
    details: known?.id === contest ? known : undefined,
    hasFailed,
    retry() {
      setFailed(false);
      setAttempt(attempt + 1);
    },
    setState: (state) => known && setKnown({ ...known, state }),
  };
}
