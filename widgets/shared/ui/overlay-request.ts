/**
 * Asks the page's loading overlay to show for as long as this element is busy (OV-01); the function returned lets it
 * go. Requests are counted, so that two forms do not end each other's. Nothing happens where there is no overlay.
 */
export function requestOverlay(element: EventTarget | undefined): () => void {
  const tell = (verb: 'requested' | 'released') =>
    element?.dispatchEvent(
      new CustomEvent(`vitrine-overlay-${verb}`, { bubbles: true, composed: true, cancelable: true }),
    );
  tell('requested');
  return () => tell('released');
}
