const sheets: Record<string, CSSStyleSheet> = {};

/** A document takes only sheets that were constructed in it. */
function constructSheet(text: string, { CSSStyleSheet: Sheet }: typeof globalThis): CSSStyleSheet {
  const sheet = new Sheet();
  sheet.replaceSync(text);
  return sheet;
}

/** The sheet of a text; equal texts share one, except in another document, such as a frame's. */
function findSheet({ ownerDocument }: ShadowRoot, text: string): CSSStyleSheet {
  if (ownerDocument !== document) return constructSheet(text, ownerDocument.defaultView ?? window);
  sheets[text] ??= constructSheet(text, window);
  return sheets[text];
}

/** Styles a shadow root with constructable style sheets, which a strict CSP allows. Equal texts share a sheet. */
export function adoptStyles(root: ShadowRoot, texts: readonly string[]): void {
  root.adoptedStyleSheets = texts.map((text) => findSheet(root, text));
}

/** Adds a style sheet, once, to a shadow root that already has its own. */
export function addStyles(root: ShadowRoot, text: string): void {
  const sheet = findSheet(root, text);
  if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
}
