import { type RefObject, useEffect, useRef, useState } from 'react';

/** Milliseconds between two looks at the clock: a timer for hours ahead would be off after a sleep of the device. */
const tick = 10_000;

/** Milliseconds since 1970, told anew when the instant in `change` has come: what is said of opening hours is over then. */
export function useNow(): { now: number; change: RefObject<number | undefined> } {
  const [now, setNow] = useState(Date.now);
  const change = useRef<number>(undefined);
  useEffect(() => {
    const timer = setInterval(() => {
      if (change.current !== undefined && Date.now() >= change.current) setNow(Date.now());
    }, tick);
    return () => clearInterval(timer);
  }, []);
  return { now, change };
}
