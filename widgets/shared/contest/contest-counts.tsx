import { useEffect, useState } from 'react';
import type { Locale } from '../locale/locale.ts';
import { createTranslate } from '../locale/messages.ts';
import type { ContestDetails } from '../submissions/contest-details.ts';
import en from './contest-counts.en.json' with { type: 'json' };
import fr from './contest-counts.fr.json' with { type: 'json' };
import { formatTimeLeft } from './format-time-left.ts';

const translates = { en: createTranslate(en), fr: createTranslate(fr) };

type ContestCountsProps = NonNullable<ContestDetails['counts']> & {
  locale: Locale;
  /** Called when the contest has closed. */
  onEnd: () => void;
};

/**
 * Seconds until the contest closes. They come from the server's clock and are counted down by the time that has passed
 * since: the visitor's own clock may be wrong.
 */
function useSecondsLeft(given: number | undefined, onEnd: () => void): number | undefined {
  const [left, setLeft] = useState<number>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new function must not start the time anew
  useEffect(() => {
    if (given === undefined) return;
    const end = performance.now() + given * 1000;
    const tick = () => {
      const seconds = Math.ceil((end - performance.now()) / 1000);
      setLeft(seconds);
      if (seconds > 0) return;
      clearInterval(timer);
      onEnd();
    };
    const timer = setInterval(tick, 1000);
    tick();
    return () => clearInterval(timer);
  }, [given]);
  return left;
}

/** How many have entered, and how much time is left. */
export function ContestCounts({ entries, secondsLeft, locale, onEnd }: ContestCountsProps) {
  const left = useSecondsLeft(secondsLeft, onEnd);
  const t = translates[locale];
  const time = left === undefined ? '' : formatTimeLeft(left, locale);
  const parts = [
    entries === undefined ? '' : entries === 0 ? t('none') : t('entries', { count: entries }),
    left === undefined ? '' : time ? t('left', { time }) : t('soon'),
  ];
  return parts.join(' ').trim() || '\u00a0';
}
