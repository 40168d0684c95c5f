import { useEffect, useState } from 'react';

/** Milliseconds without a change before the count is announced. */
const pause = 400;

/** The text for a screen reader, after it has been stable for a moment. */
export function useAnnouncement(text: string): string {
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    const timer = setTimeout(setAnnounced, pause, text);
    return () => clearTimeout(timer);
  }, [text]);
  return announced;
}
