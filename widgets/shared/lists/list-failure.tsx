interface ListFailureProps {
  text: string;
  retryLabel: string;
  onRetry: () => void;
}

/** Says that a list did not come, and tries again. */
export function ListFailure({ text, retryLabel, onRetry }: ListFailureProps) {
  return (
    <div className="notice" role="alert">
      <p>{text}</p>
      <button type="button" onClick={onRetry}>
        {retryLabel}
      </button>
    </div>
  );
}
