import { useEffect, useState } from 'react';

/** Silence after a change, in milliseconds, before a list is counted aloud. */
const pause = 400;

/** What a screen reader is told: the text, once it has stood for a moment. */
export function useAnnouncement(text: string): string {
  const [said, setSaid] = useState('');
  useEffect(() => {
    const timer = setTimeout(setSaid, pause, text);
    return () => clearTimeout(timer);
  }, [text]);
  return said;
}
