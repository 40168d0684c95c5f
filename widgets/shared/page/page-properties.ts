// DOM clobbering: markup that a page takes from other people can name an element like a property of the page, and the
// property is then that element. <img name="body"> is `document.body` (HTML, [LegacyOverrideBuiltIns]), and <a id="vitrine">
// is `window.vitrine`, where no script has set it (HTML, “Named access on the Window object”).

/** Reads a property of the document itself; undefined where the browser has none of that name. */
export function readDocument<Name extends keyof Document>(name: Name): Document[Name] {
  // MooTools replaces `Document`.
  return Reflect.get(Object.getPrototypeOf(document), name, document);
}

/** The element that has the focus, also in open shadow roots. */
export function findFocused(): HTMLElement | null {
  let focused = readDocument('activeElement');
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
  return focused as HTMLElement | null;
}

/** Reads a global that a script has set; undefined for an element or a frame of that name. */
export function readGlobal<Name extends keyof typeof window>(name: Name): (typeof window)[Name] | undefined {
  return Object.hasOwn(window, name) ? window[name] : undefined;
}

/** Milliseconds since 1970. Datejs replaces `Date.now` by one that gives a date, to which numbers are appended. */
// biome-ignore lint/complexity/useDateNow: it may be the page's
export const readClock = (): number => new Date().getTime();

/**
 * An event of the browser's own: on old pages, `CustomEvent` may be a stand-in for Internet Explorer, or something of the
 * page's.
 */
export function createCustomEvent(type: string, init: CustomEventInit): CustomEvent {
  const Native = document.createEvent('CustomEvent').constructor as typeof CustomEvent;
  return new Native(type, init);
}
