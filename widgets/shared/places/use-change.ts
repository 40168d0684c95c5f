import { useEffect, useRef } from 'react';

/** Calls `act` after the first render, and after each render in which one of the values changed. */
export function useChange(values: readonly unknown[], act: () => void): void {
  const last = useRef<readonly unknown[]>(undefined);
  useEffect(() => {
    if (last.current?.every((value, at) => value === values[at])) return;
    last.current = values;
    act();
  });
}
