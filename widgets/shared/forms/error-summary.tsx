export interface ErrorSummaryProps {
  /** What happened, as one sentence; empty while nothing did. */
  title: string;
  errors: readonly { id: string; words: string }[];
  /** Takes the visitor to a control by its id. */
  onFollow: (id: string) => void;
}

/**
 * All that has to be corrected, each with a way there (CF-04). Only the sentence is announced: the error of the first
 * field is heard with the field, which gets the focus, and each of the others with its own.
 */
export function ErrorSummary({ title, errors, onFollow }: ErrorSummaryProps) {
  return (
    <div className="summary" part="summary">
      <p role="alert">{title}</p>
      {title && (
        <ul>
          {errors.map(({ id, words }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                onClick={(event) => {
                  // The page cannot see an id inside of a shadow root.
                  event.preventDefault();
                  onFollow(id);
                }}
              >
                {words}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
