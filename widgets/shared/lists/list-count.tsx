import { useAnnouncement } from './use-announcement.ts';

/** How many items there are, shown at once and told once it has stood for a moment. */
export function ListCount({ text }: { text: string }) {
  return (
    <>
      <p className="hidden" role="status">
        {useAnnouncement(text)}
      </p>
      <p className="total" part="status" aria-hidden="true">
        {text}
      </p>
    </>
  );
}
