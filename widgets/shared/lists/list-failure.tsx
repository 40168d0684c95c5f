interface ListFailureProps {
  text: string;
  retryLabel: string;
  onRetry: () => void;
}

/** Reports that a list did not load, with a retry button. */
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
