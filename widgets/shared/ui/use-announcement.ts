import { type RefObject, useEffect, useState } from 'react';

/** Milliseconds without a change before the count is announced. */
const pause = 400;

/**
 * The text for a screen reader, after it has been stable for a moment. `read` holds the text of what got the focus
 * meanwhile: that has been said.
 */
export function useAnnouncement(text: string, read?: RefObject<string>): string {
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(read?.current === text ? '' : text), pause);
    return () => clearTimeout(timer);
  }, [text, read]);
  return announced;
}
