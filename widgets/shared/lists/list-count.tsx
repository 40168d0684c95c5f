import { useAnnouncement } from './use-announcement.ts';

/** The number of items, visible at once and announced after a short pause. */
export function ListCount({ text }: { text: string }) {
  return (
    <>
      <p className="visually-hidden" role="status">
        {useAnnouncement(text)}
      </p>
      <p className="total" part="status" aria-hidden="true">
        {text}
      </p>
    </>
  );
}
