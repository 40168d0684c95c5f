/** A pause that a service asked for with Retry-After. */
export interface Pause {
  /** Stops now and starts again after this many seconds; a longer running pause is kept. */
  take(seconds: number): void;
  /** Cancels the pause permanently: nothing is started any more. */
  end(): void;
}

/** Pauses work by calling `stop` and `start`; `longest` is the maximum in seconds. */
export function createPause(stop: () => void, start: () => void, longest: number, now = Date.now): Pause {
  let until = 0;
  let timer: NodeJS.Timeout | undefined;
  let hasEnded = false;
  const resume = () => {
    timer = undefined;
    start();
  };
  return {
    take(seconds) {
      const end = now() + Math.min(seconds, longest) * 1000;
      if (hasEnded || seconds <= 0 || end <= until) return;
      if (timer) clearTimeout(timer);
      else stop();
      until = end;
      timer = setTimeout(resume, end - now());
    },
    end() {
      hasEnded = true;
      clearTimeout(timer);
    },
  };
}
