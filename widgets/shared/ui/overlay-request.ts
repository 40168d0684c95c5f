/**
 * Asks the page's loading overlay to show while this element is busy (OV-01); the returned function releases it.
 * Requests are counted, so that one form does not end another's. Without an overlay nothing happens.
 */
export function requestOverlay(element: EventTarget | undefined): () => void {
  const tell = (verb: 'requested' | 'released') =>
    element?.dispatchEvent(
      new CustomEvent(`vitrine-overlay-${verb}`, { bubbles: true, composed: true, cancelable: true }),
    );
  tell('requested');
  return () => tell('released');
}
