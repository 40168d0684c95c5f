import { useEffect, useRef } from 'react';

/** Returns a function that starts a request, and gives for each a function that tells if it is still the latest. */
export function useLatestRequest(): () => () => boolean {
  const latest = useRef({});
  useEffect(
    () => () => {
      latest.current = {};
    },
    [],
  );
  return () => {
    const request = {};
    latest.current = request;
    return () => latest.current === request;
  };
}
