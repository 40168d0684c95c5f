import { readDocument } from '../../shared/page/page-properties.ts';

/** What happens on input that reaches the covered page. */
export interface CoverActions {
  /** Escape was pressed. */
  onEscape(): void;
  /** The visitor clicked or tapped the covered page. */
  onPointer(): void;
}

/** The ancestor of an element in the document's own tree, outside of all shadow roots. */
function findInDocument(element: Element): Element {
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? findInDocument(root.host) : element;
}

/**
 * Marks the page under the overlay as busy and swallows clicks on it; the returned function undoes both. Nothing
 * becomes inert: the focus stays and the keyboard still works.
 */
export function coverPage(overlay: Element, { onEscape, onPointer }: CoverActions): () => void {
  const own = findInDocument(overlay);
  // While a modal dialog is open, everything else is inert, this overlay included: clicks fall through to the dialog,
  // and only the dialog can be announced, so it is not marked as busy.
  const front = document.elementFromPoint(innerWidth / 2, innerHeight / 2);
  const covered = [...readDocument('body').children].filter(
    (child) => !child.contains(own) && !child.contains(front) && !child.hasAttribute('aria-busy'),
  );
  for (const child of covered) child.setAttribute('aria-busy', 'true');

  const listening = new AbortController();
  const options = { capture: true, signal: listening.signal };
  addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape') return;
      // Keep the key from closing the dialog underneath as well.
      event.preventDefault();
      event.stopImmediatePropagation();
      onEscape();
    },
    options,
  );
  addEventListener(
    'click',
    (event) => {
      // The keyboard and assistive technology click without a pointer event.
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
