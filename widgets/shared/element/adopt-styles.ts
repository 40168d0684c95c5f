const sheetsKey = Symbol();

/** A document takes only sheets that were made in it, so each keeps its own. */
interface StyledDocument extends Document {
  defaultView: typeof window;
  [sheetsKey]?: Record<string, CSSStyleSheet>;
}

/** The sheet of a text; equal texts share one, except in another document, such as a frame's. */
function findSheet(root: ShadowRoot, text: string): CSSStyleSheet {
  const styled = root.ownerDocument as StyledDocument;
  styled[sheetsKey] ??= {};
  const sheets = styled[sheetsKey];
  if (!sheets[text]) {
    sheets[text] = new styled.defaultView.CSSStyleSheet();
    sheets[text].replaceSync(text);
  }
  return sheets[text];
}

/** Styles a shadow root with constructable style sheets, which a strict CSP allows. Equal texts share a sheet. */
export function adoptStyles(root: ShadowRoot, styles: readonly string[]): void {
  root.adoptedStyleSheets = styles.map((text) => findSheet(root, text));
}

/** Adds a style sheet, once, to a shadow root that already has its own. */
export function addStyles(root: ShadowRoot, text: string): void {
  const sheet = findSheet(root, text);
  if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
}
