const sheets: Record<string, CSSStyleSheet> = {};

function constructSheet(text: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  return sheet;
}

/** The sheet of a text; equal texts share one. */
function findSheet(text: string): CSSStyleSheet {
  sheets[text] ??= constructSheet(text);
  return sheets[text];
}

/** Styles a shadow root with constructable style sheets, which a strict CSP allows. Equal texts share a sheet. */
export function adoptStyles(root: ShadowRoot, texts: readonly string[]): void {
  root.adoptedStyleSheets = texts.map(findSheet);
}

/** Adds a style sheet, once, to a shadow root that already has its own. */
export function addStyles(root: ShadowRoot, text: string): void {
  const sheet = findSheet(text);
  if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
}
