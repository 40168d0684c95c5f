const sheets = new Map<string, CSSStyleSheet>();

function constructSheet(text: string): CSSStyleSheet {
  const known = sheets.get(text);
  if (known) return known;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  sheets.set(text, sheet);
  return sheet;
}

/** Styles a shadow root by constructable sheets: the only way that a strict CSP lets pass. Equal texts share a sheet. */
export function adoptStyles(root: ShadowRoot, texts: readonly string[]): void {
  root.adoptedStyleSheets = texts.map(constructSheet);
}

/** Adds a style sheet to a shadow root that has its own already, once. */
export function addStyles(root: ShadowRoot, text: string): void {
  const sheet = constructSheet(text);
  if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
}
