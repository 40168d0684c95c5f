/** The declarative shadow root of an element, also a closed one; none where the browser knows of no such element. */
export function findDeclaredRoot(element: HTMLElement): ShadowRoot | null | undefined {
  try {
    // happy-dom has no internals.
    return element.attachInternals?.().shadowRoot;
  } catch {
    // Where a polyfill of custom elements replaces the browser's own (`forcePolyfill`), the browser knows of no element.
    return undefined;
  }
}
