/** The errors to list, each with the id of its control. */
export interface ErrorSummaryProps {
  /** What happened, as one sentence; empty for nothing. */
  title: string;
  errors: readonly { id: string; message: string }[];
  /** Moves the focus to a control by its id. */
  onFollow: (id: string) => void;
}

/**
 * Lists everything to correct, with a link to each field (CF-04). Only the title is announced: the first error is read
 * with its field, which gets the focus, and the others with theirs. Not as an alert, which would interrupt the first.
 */
export function ErrorSummary({ title, errors, onFollow }: ErrorSummaryProps) {
  return (
    <div className="summary" part="summary">
      <p role="status" className={title && 'marked'}>
        {title}
      </p>
      {title && (
        <ul>
          {errors.map(({ id, message }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                onClick={(event) => {
                  // The page cannot see an id inside of a shadow root.
                  event.preventDefault();
                  onFollow(id);
                }}
              >
                {message}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
