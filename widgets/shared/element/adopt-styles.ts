const sheetsKey = Symbol();

/** A document takes only sheets that were made in it, so each keeps its own. */
interface StyledDocument extends Document {
  defaultView: typeof window;
  [sheetsKey]?: Record<string, CSSStyleSheet>;
}

/** The sheet of a text; equal texts share one, except in another document, such as a frame's. */
function findSheet(root: Document | ShadowRoot, text: string): CSSStyleSheet {
  const styled = (root.ownerDocument ?? root) as StyledDocument;
  styled[sheetsKey] ??= {};
  const sheets = styled[sheetsKey];
  if (!sheets[text]) {
    sheets[text] = new styled.defaultView.CSSStyleSheet();
    sheets[text].replaceSync(text);
  }
  return sheets[text];
}

/**
 * Styles a shadow root, or a document, with constructable style sheets, which a strict CSP allows. Adds those that it lacks after any
 * that the page, an extension or a blocker has adopted there. Equal texts share a sheet.
 */
export function addStyles(root: Document | ShadowRoot, ...styles: readonly string[]): void {
  const adopted = root.adoptedStyleSheets;
  // jsdom has none before its version 31.
  if (!adopted) return;
  const missing = styles.map((text) => findSheet(root, text)).filter((sheet) => !adopted.includes(sheet));
  if (missing.length > 0) root.adoptedStyleSheets = [...adopted, ...missing];
}
