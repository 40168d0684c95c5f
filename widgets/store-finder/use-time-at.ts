import { useEffect } from 'react';

/** Milliseconds between two checks of the clock: a single long timer would be late after the device sleeps. */
const interval = 10_000;

/** Calls back with the time (ms since 1970) once the instant `change` has passed, if there is one. */
export function useTimeAt(change: number | undefined, onTime: (now: number) => void): void {
  useEffect(() => {
    if (change === undefined) return;
    const timer = setInterval(() => Date.now() >= change && onTime(Date.now()), interval);
    return () => clearInterval(timer);
  }, [change, onTime]);
}
