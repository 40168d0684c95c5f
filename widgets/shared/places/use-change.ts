import { useEffect, useLayoutEffect, useRef } from 'react';

type Change = readonly [values: readonly unknown[], act: () => void];

function useChangeBy(useSomeEffect: typeof useEffect, [values, act]: Change): void {
  const last = useRef<readonly unknown[]>(undefined);
  useSomeEffect(() => {
    if (last.current?.every((value, at) => value === values[at])) return;
    last.current = values;
    act();
  });
}

/** Calls `act` after the first render, and after each render in which one of the values changed. */
export function useChange(...change: Change): void {
  useChangeBy(useEffect, change);
}

/** The same, but before the browser draws what was rendered. */
export function useEarlyChange(...change: Change): void {
  useChangeBy(useLayoutEffect, change);
}
