const sheets = new Map<string, CSSStyleSheet>();

function constructSheet(text: string): CSSStyleSheet {
  const known = sheets.get(text);
  if (known) return known;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  sheets.set(text, sheet);
  return sheet;
}

/** Styles a shadow root with constructable style sheets, which a strict CSP allows. Equal texts share a sheet. */
export function adoptStyles(root: ShadowRoot, texts: readonly string[]): void {
  root.adoptedStyleSheets = texts.map(constructSheet);
}

/** Adds a style sheet, once, to a shadow root that already has its own. */
export function addStyles(root: ShadowRoot, text: string): void {
  const sheet = constructSheet(text);
  if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
}
