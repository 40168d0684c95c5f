import { useEffect, useState } from 'react';
import { handlerPaths } from '../brand/endpoints.ts';
import { fetchJson, requestTimeout } from '../http/fetch-json.ts';
import type { Locale } from '../locale/locale.ts';
import type { ContestDetails, ContestState } from '../submissions/contest-details.ts';
import { isContestDetails, readContestDetails } from './read-contest-details.ts';

export interface ContestSource {
  serviceOrigin: string;
  contest: string;
  locale: Locale;
  /** What the page handed over, so that nothing has to be waited for; anything. */
  given: unknown;
}

export interface LoadedContest {
  /** Undefined until something is known. */
  details: ContestDetails | undefined;
  /** Whether nothing is known, and nothing will be without another try. */
  hasFailed: boolean;
  retry: () => void;
  /** Takes over the state that an answer told (the server's clock decides, never the visitor's). */
  setState: (state: ContestState) => void;
}

/**
 * A contest as the page knows it, then as the service does: the state is always the service's. What was handed over
 * stays where the service cannot be reached.
 */
export function useContestDetails({ serviceOrigin, contest, locale, given }: ContestSource): LoadedContest {
  const [known, setKnown] = useState(isContestDetails(given) ? given : undefined);
  const [hasFailed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  // Of a contest that the element no longer asks for, nothing is shown.
  const details = known?.id === contest ? known : undefined;

  useEffect(() => {
    const controller = new AbortController();
    const timer = setTimeout(() => controller.abort(), requestTimeout);
    const query = new URLSearchParams({ contest, locale });
    let isCurrent = true;
    setFailed(false);
    fetchJson(`${serviceOrigin + handlerPaths.contestDetails}?${query}`, { signal: controller.signal }).then(
      (answer) => {
        clearTimeout(timer);
        if (!isCurrent) return;
        const found = readContestDetails(answer);
        if (found) setKnown(found);
        else {
          console.error(`contest details: ${contest}`);
          setFailed(true);
        }
      },
    );
    return () => {
      isCurrent = false;
      controller.abort();
    };
  }, [serviceOrigin, contest, locale, attempt]);

  return {
    details,
    hasFailed,
    retry: () => setAttempt(attempt + 1),
    setState: (state) => setKnown((latest) => latest && { ...latest, state }),
  };
}
