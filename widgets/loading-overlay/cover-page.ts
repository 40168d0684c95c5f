export interface CoverActions {
  /** Escape was pressed. */
  onEscape(): void;
  /** The visitor clicked or tapped what is covered. */
  onPointer(): void;
}

/** The element of the document's own tree that an element stands in, out of all shadow roots. */
function findInDocument(element: Element): Element {
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? findInDocument(root.host) : element;
}

/**
 * Marks what the overlay covers as busy and takes the clicks that would go through it; the function returned undoes
 * both. Nothing becomes inert: focus stays where it is and the keyboard goes on.
 */
export function coverPage(overlay: Element, { onEscape, onPointer }: CoverActions): () => void {
  const own = findInDocument(overlay);
  // While a modal dialog is open, everything else is inert, this overlay too: clicks fall through to the dialog, and
  // only the dialog can tell a screen reader what goes on, so it is not marked.
  const front = document.elementFromPoint(innerWidth / 2, innerHeight / 2);
  const covered = [...document.body.children].filter(
    (child) => !child.contains(own) && !child.contains(front) && !child.hasAttribute('aria-busy'),
  );
  for (const child of covered) child.setAttribute('aria-busy', 'true');

  const listening = new AbortController();
  const options = { capture: true, signal: listening.signal };
  addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape') return;
      // Not also the dialog underneath.
      event.preventDefault();
      event.stopImmediatePropagation();
      onEscape();
    },
    options,
  );
  addEventListener(
    'click',
    (event) => {
      // The keyboard and assistive technology click without a pointer.
      if (!event.detail) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      onPointer();
    },
    options,
  );

  return () => {
    listening.abort();
    for (const child of covered) child.removeAttribute('aria-busy');
  };
}
