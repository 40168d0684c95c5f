import type { HTMLAttributes } from 'react';

/** A text for a status region; `times` grows where the text that it has is to be said again. */
export interface Announcement {
  text: string;
  times?: number;
}

interface StatusRegionProps extends Omit<HTMLAttributes<HTMLElement>, 'role' | 'children'> {
  announcement: Announcement | undefined;
}

/**
 * A status region (https://www.w3.org/TR/wai-aria-1.2/#status). Render it before there is a text: screen readers hear
 * what changes in a region, not one that comes with its text, nor one that was `display: none` until then. Each
 * announcement is an element of its own, because Orca ignores the same text in the same element.
 */
export function StatusRegion({ announcement, ...attributes }: StatusRegionProps) {
  return (
    <div {...attributes} role="status">
      {announcement?.text && <p key={announcement.times}>{announcement.text}</p>}
    </div>
  );
}
