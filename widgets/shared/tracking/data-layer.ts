declare global {
  interface Window {
    /** The tag manager's queue; widgets only ever push to it. */
    dataLayer?: unknown[];
  }
}

/** Hands one event to the page's tag manager, now or once it comes. Never personal data. */
export function pushToDataLayer(event: Readonly<Record<string, string>>): void {
  window.dataLayer ??= [];
  window.dataLayer.push(event);
}
