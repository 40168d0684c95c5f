// DOM clobbering: markup that a page takes from other people can name an element like a property of the page, and the
// property is then that element. <img name="body"> is `document.body` (HTML, [LegacyOverrideBuiltIns]), and <a id="vitrine">
// is `window.vitrine`, where no script has set it (HTML, “Named access on the Window object”).

/** Reads a property of the document itself; undefined where the browser has none of that name. */
export function readDocument<Name extends keyof Document>(name: Name): Document[Name] {
  return Reflect.get(Document.prototype, name, document);
}

/** Reads a global that a script has set; undefined for an element or a frame of that name. */
export function readGlobal<Name extends keyof typeof window>(name: Name): (typeof window)[Name] | undefined {
  return Object.hasOwn(window, name) ? window[name] : undefined;
}
